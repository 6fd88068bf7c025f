import type { relationMessages as original } from "./relation-messages.en.ts";

export const relationMessages: typeof original = {
  relation: "आपसे संबंध",
  relations: {
    self: "स्वयं",
    spouse: "पति या पत्नी",
    father: "पिता",
    mother: "माता",
    son: "बेटा",
    daughter: "बेटी",
    brother: "भाई",
    sister: "बहन",
    grandparent: "दादा-दादी या नाना-नानी",
    friend: "दोस्त",
    other: "अन्य",
  },
};
