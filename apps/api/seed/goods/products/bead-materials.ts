import type { Text } from "../../text.ts";
import type { MakerKey } from "../makers.ts";
import type { BeadMaterial } from "./product-schema.ts";

type Material = { readonly name: Text; readonly hsn: string; readonly maker: MakerKey; readonly care: Text };

const seedCare: Text = {
  en: "Keep it dry and in its bag. Wipe with a cloth; restring when the thread frays.",
  hi: "सूखा और थैली में रखें। कपड़े से पोंछें; धागा घिसने पर दोबारा पिरोएँ।",
};
const woodCare: Text = {
  en: "Keep it away from water, scent and strong sun. The wood darkens with the hand; that is no fault.",
  hi: "पानी, इत्र और तेज़ धूप से बचाएँ। हाथ लगने से लकड़ी गहरी होती है; यह दोष नहीं है।",
};
const stoneCare: Text = {
  en: "Wash with plain water and dry it. Beads of stone crack when dropped on a hard floor.",
  hi: "सादे पानी से धोकर सुखाएँ। कड़े फ़र्श पर गिरने से पत्थर के मनके चटक सकते हैं।",
};
const softCare: Text = {
  en: "Last on and first off: no scent, acid or soap. Wipe with a damp cloth and lay it flat.",
  hi: "सबसे बाद में पहनें, सबसे पहले उतारें: इत्र, तेज़ाब या साबुन न लगे। गीले कपड़े से पोंछकर सीधा रखें।",
};

/** What beads are made of, with what follows from it. */
export const beadMaterials: Record<BeadMaterial, Material> = {
  rudraksha: {
    name: { en: "Five-faced rudraksha", hi: "पंचमुखी रुद्राक्ष" },
    hsn: "140490",
    maker: "beads",
    care: seedCare,
  },
  tulsi: { name: { en: "Tulsi wood", hi: "तुलसी की लकड़ी" }, hsn: "442199", maker: "wood", care: woodCare },
  sandalwood: {
    name: { en: "White sandalwood", hi: "सफ़ेद चंदन" },
    hsn: "442199",
    maker: "wood",
    care: woodCare,
  },
  "red-sandalwood": {
    name: { en: "Red sandalwood", hi: "लाल चंदन" },
    hsn: "442199",
    maker: "wood",
    care: woodCare,
  },
  // Chapter 96, note 2: hard seeds of a kind used for carving are "vegetable carving material", worked once they are drilled.
  "lotus-seed": { name: { en: "Lotus seed", hi: "कमलगट्टा" }, hsn: "960200", maker: "beads", care: seedCare },
  turmeric: {
    name: { en: "Dried turmeric root", hi: "सूखी हल्दी की गाँठ" },
    hsn: "091030",
    maker: "beads",
    care: seedCare,
  },
  vaijayanti: {
    name: { en: "Vaijayanti seed", hi: "वैजयंती का बीज" },
    hsn: "960200",
    maker: "wood",
    care: seedCare,
  },
  crystal: { name: { en: "Rock crystal", hi: "स्फटिक" }, hsn: "711620", maker: "stone", care: stoneCare },
  pearl: {
    name: { en: "Cultured freshwater pearl", hi: "मीठे पानी का कल्चर्ड मोती" },
    hsn: "711610",
    maker: "stone",
    care: softCare,
  },
  coral: {
    name: { en: "Bamboo coral, dyed red", hi: "बाँस मूँगा, लाल रंगा हुआ" },
    hsn: "960190",
    maker: "stone",
    care: softCare,
  },
  "tiger-eye": {
    name: { en: "Tiger's eye quartz", hi: "टाइगर आई" },
    hsn: "711620",
    maker: "stone",
    care: stoneCare,
  },
  "black-agate": {
    name: { en: "Black agate, dyed", hi: "काला हकीक, रंगा हुआ" },
    hsn: "711620",
    maker: "stone",
    care: stoneCare,
  },
  carnelian: {
    name: { en: "Carnelian, heated", hi: "अकीक, गर्म किया हुआ" },
    hsn: "711620",
    maker: "stone",
    care: stoneCare,
  },
  amethyst: { name: { en: "Amethyst", hi: "कटेला" }, hsn: "711620", maker: "stone", care: stoneCare },
};
