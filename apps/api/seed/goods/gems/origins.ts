import type { Text } from "../../text.ts";

type Origin = { readonly country: string; readonly name: Text };

/** Where stones come from; of coloured stones the opinion of the laboratory. */
export const origins = {
  myanmar: { country: "MM", name: { en: "Myanmar (Burma)", hi: "म्यांमार (बर्मा)" } },
  mozambique: { country: "MZ", name: { en: "Mozambique", hi: "मोज़ाम्बिक" } },
  "sri-lanka": { country: "LK", name: { en: "Sri Lanka (Ceylon)", hi: "श्रीलंका (सीलोन)" } },
  madagascar: { country: "MG", name: { en: "Madagascar", hi: "मेडागास्कर" } },
  thailand: { country: "TH", name: { en: "Thailand", hi: "थाईलैंड" } },
  kashmir: { country: "IN", name: { en: "Kashmir, India", hi: "कश्मीर, भारत" } },
  odisha: { country: "IN", name: { en: "Odisha, India", hi: "ओडिशा, भारत" } },
  "tamil-nadu": { country: "IN", name: { en: "Tamil Nadu, India", hi: "तमिलनाडु, भारत" } },
  bihar: { country: "IN", name: { en: "Bihar, India", hi: "बिहार, भारत" } },
  surat: { country: "IN", name: { en: "Cut in Surat, India", hi: "सूरत, भारत में तराशा" } },
  colombia: { country: "CO", name: { en: "Colombia", hi: "कोलंबिया" } },
  zambia: { country: "ZM", name: { en: "Zambia", hi: "ज़ाम्बिया" } },
  brazil: { country: "BR", name: { en: "Brazil", hi: "ब्राज़ील" } },
  italy: { country: "IT", name: { en: "Mediterranean, Italy", hi: "भूमध्य सागर, इटली" } },
  japan: { country: "JP", name: { en: "Japan", hi: "जापान" } },
  australia: { country: "AU", name: { en: "Australia", hi: "ऑस्ट्रेलिया" } },
  ethiopia: { country: "ET", name: { en: "Ethiopia", hi: "इथियोपिया" } },
  china: { country: "CN", name: { en: "China, fresh water", hi: "चीन, मीठा पानी" } },
  pakistan: { country: "PK", name: { en: "Pakistan", hi: "पाकिस्तान" } },
} as const satisfies Record<string, Origin>;

export type OriginKey = keyof typeof origins;
