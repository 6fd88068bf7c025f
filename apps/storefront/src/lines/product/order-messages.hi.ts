import type { productOrderMessages as original } from "./order-messages.en.ts";

/** The choice of a product. */
export const productOrderMessages: typeof original = {
  sold: "यह बिक चुका है",
  choose: "रंग चुनें",
  noPrice: "रंग चुनते ही मूल्य यहाँ दिखेगा।",
  color: "रंग",
  colorGone: "आपका चुना हुआ रंग बिक चुका है। कोई और रंग चुनें।",
  quantity: "संख्या",
  less: "एक कम",
  more: "एक और",
};
