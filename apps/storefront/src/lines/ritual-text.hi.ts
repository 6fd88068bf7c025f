import type { text as original } from "./ritual-text.en.ts";

export const text: typeof original = {
  authorisation: {
    temple_authorised: "मंदिर द्वारा अधिकृत",
    priest_of_temple: "मंदिर के पुरोहित",
    independent_priest: "स्वतंत्र पुरोहित",
  },
  back: "पिछली",
  on: "अगली",
};
