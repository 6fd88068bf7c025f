import type { Text } from "../text.ts";

type Maker = { readonly name: Text; readonly address: Text };

/** Fictional makers and packers, as a label has to name them. */
export const makers = {
  beads: {
    name: { en: "Gangadwar Bead Works (sample)", hi: "गंगाद्वार माला भंडार (नमूना)" },
    address: { en: "Upper Road, Haridwar 249401, Uttarakhand", hi: "अपर रोड, हरिद्वार 249401, उत्तराखंड" },
  },
  metal: {
    name: { en: "Kashi Metal Engravers (sample)", hi: "काशी धातु शिल्प (नमूना)" },
    address: {
      en: "Thatheri Bazar, Varanasi 221001, Uttar Pradesh",
      hi: "ठठेरी बाज़ार, वाराणसी 221001, उत्तर प्रदेश",
    },
  },
  wood: {
    name: { en: "Braj Mala Karigar (sample)", hi: "ब्रज माला कारीगर (नमूना)" },
    address: { en: "Loi Bazar, Vrindavan 281121, Uttar Pradesh", hi: "लोई बाज़ार, वृंदावन 281121, उत्तर प्रदेश" },
  },
  stone: {
    name: { en: "Khambhat Stone Beads (sample)", hi: "खंभात मणिका शिल्प (नमूना)" },
    address: { en: "Mochiwad, Khambhat 388620, Gujarat", hi: "मोचीवाड, खंभात 388620, गुजरात" },
  },
  packer: {
    name: { en: "Aradhana Packing Room (sample)", hi: "आराधना पैकिंग कक्ष (नमूना)" },
    address: { en: "Civil Lines, Jaipur 302006, Rajasthan", hi: "सिविल लाइंस, जयपुर 302006, राजस्थान" },
  },
} as const satisfies Record<string, Maker>;

export type MakerKey = keyof typeof makers;
