import type { text as english } from "./text.en.ts";

export const text: typeof english = {
  category: {
    rudraksha: "रुद्राक्ष",
    yantra: "यंत्र",
    mala: "माला",
    bracelet: "ब्रेसलेट",
    kit: "पूजा किट",
    other: "अन्य",
  },
  mrp: (price) => `MRP ${price}`,
  colors: (count) => `${count} रंग`,
  rating: (shown, count) => `5 में से ${shown}, ${count} रेटिंग`,
  taxes: "सभी टैक्स सहित",
  soldOut: "स्टॉक में नहीं",
  left: (count) => `${count} बाक़ी`,
  inStock: "स्टॉक में",
  arrives: (from, to) => `${from} से ${to} दिन में पहुँचेगा`,
};
