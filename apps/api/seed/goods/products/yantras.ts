import type { DeitySlug } from "../../deities/deities.ts";
import { type Price, price } from "../../price.ts";
import type { PurposeSlug } from "../../purposes/purposes.ts";
import type { Text } from "../../text.ts";
import { defineProduct } from "./define-product.ts";
import type { FormOf } from "./product-schema.ts";

type Metal = FormOf<"yantra">["metal"];

type Row = {
  readonly slug: string;
  readonly name: Text;
  readonly lines: Text;
  readonly form: Omit<FormOf<"yantra">, "kind">;
  readonly deity: DeitySlug;
  readonly purpose: PurposeSlug;
  readonly price: Price;
  readonly mrp: number;
  readonly stock: number;
  readonly grams: number;
};

const metals: Record<Metal, { readonly name: Text; readonly hsn: string }> = {
  copper: { name: { en: "copper", hi: "ताँबा" }, hsn: "741980" },
  brass: { name: { en: "brass", hi: "पीतल" }, hsn: "741980" },
  silver: { name: { en: "silver, 92.5 %", hi: "चाँदी, 92.5 %" }, hsn: "711411" },
};

const care: Text = {
  en: "Wipe with a soft dry cloth. Copper and brass darken with time; tamarind and water brighten them. No metal polish on the enamel.",
  hi: "मुलायम सूखे कपड़े से पोंछें। ताँबा और पीतल समय के साथ गहरे होते हैं; इमली और पानी से चमक लौटती है। मीने पर मेटल पॉलिश न लगाएँ।",
};

const rows: readonly Row[] = [
  {
    slug: "shri-yantra-copper",
    name: { en: "Shri Yantra, Copper", hi: "श्री यंत्र, ताँबा" },
    lines: {
      en: "Nine triangles that cross into forty-three, two rings of 16 and 8 petals, and the square with four gates",
      hi: "नौ त्रिकोण जो मिलकर तैंतालीस बनाते हैं, 16 और 8 दलों के दो घेरे और चार द्वारों वाला भूपुर",
    },
    form: { figure: "shri", petals: [16, 8], metal: "copper", sizeMm: 150 },
    deity: "lakshmi",
    purpose: "prosperity",
    price: price(1_450, 32, 30),
    mrp: 1_800,
    stock: 40,
    grams: 240,
  },
  {
    slug: "shri-yantra-silver",
    name: { en: "Shri Yantra, Silver", hi: "श्री यंत्र, चाँदी" },
    lines: {
      en: "The figure of the Shri Vidya, engraved on a small plate for the home shrine",
      hi: "श्रीविद्या की आकृति, घर के मंदिर के लिए छोटी पट्टी पर उकेरी हुई",
    },
    form: { figure: "shri", petals: [16, 8], metal: "silver", sizeMm: 75 },
    deity: "lakshmi",
    purpose: "prosperity",
    price: price(8_900, 182, 170),
    mrp: 10_200,
    stock: 6,
    grams: 62,
  },
  {
    slug: "ganesha-yantra",
    name: { en: "Ganesha Yantra, Brass", hi: "गणेश यंत्र, पीतल" },
    lines: {
      en: "An upward triangle within a six-pointed star, in a ring of 8 petals",
      hi: "षट्कोण के भीतर ऊपर मुख का त्रिकोण, 8 दलों के घेरे में",
    },
    form: { figure: "star-up", petals: [8], metal: "brass", sizeMm: 100 },
    deity: "ganesha",
    purpose: "obstacles",
    price: price(780, 18, 17),
    mrp: 950,
    stock: 32,
    grams: 130,
  },
  {
    slug: "mahalakshmi-yantra",
    name: { en: "Mahalakshmi Yantra, Copper", hi: "महालक्ष्मी यंत्र, ताँबा" },
    lines: {
      en: "A six-pointed star in a lotus of 8 petals, for the shelf beside the account books",
      hi: "8 दल के कमल में षट्कोण, बही-खाते के पास रखने के लिए",
    },
    form: { figure: "star", petals: [8], metal: "copper", sizeMm: 100 },
    deity: "lakshmi",
    purpose: "prosperity",
    price: price(820, 19, 18),
    mrp: 990,
    stock: 28,
    grams: 125,
  },
  {
    slug: "saraswati-yantra",
    name: { en: "Saraswati Yantra, Silver", hi: "सरस्वती यंत्र, चाँदी" },
    lines: {
      en: "A downward triangle in two rings of 12 and 8 petals, as white as her lotus",
      hi: "12 और 8 दलों के दो घेरों में नीचे मुख का त्रिकोण, उनके कमल जैसा उजला",
    },
    form: { figure: "down", petals: [12, 8], metal: "silver", sizeMm: 60 },
    deity: "saraswati",
    purpose: "learning",
    price: price(5_400, 112, 104),
    mrp: 6_200,
    stock: 8,
    grams: 40,
  },
  {
    slug: "durga-yantra",
    name: { en: "Durga Yantra, Copper", hi: "दुर्गा यंत्र, ताँबा" },
    lines: {
      en: "A downward triangle in a single broad ring of 8 petals",
      hi: "8 चौड़े दलों के एक घेरे में नीचे मुख का त्रिकोण",
    },
    form: { figure: "down", petals: [8], metal: "copper", sizeMm: 100 },
    deity: "durga",
    purpose: "protection",
    price: price(820, 19, 18),
    mrp: 990,
    stock: 26,
    grams: 125,
  },
  {
    slug: "kali-yantra",
    name: { en: "Kali Yantra, Brass", hi: "काली यंत्र, पीतल" },
    lines: {
      en: "Five downward triangles, one in another, in a ring of 8 petals",
      hi: "एक के भीतर एक, नीचे मुख के पाँच त्रिकोण, 8 दलों के घेरे में",
    },
    form: { figure: "five-down", petals: [8], metal: "brass", sizeMm: 100 },
    deity: "kali",
    purpose: "protection",
    price: price(860, 20, 18),
    mrp: 1_050,
    stock: 15,
    grams: 130,
  },
  {
    slug: "surya-yantra",
    name: { en: "Surya Yantra, Copper", hi: "सूर्य यंत्र, ताँबा" },
    lines: {
      en: "A six-pointed star in a ring of 12 petals, one for each month of the Sun",
      hi: "12 दलों के घेरे में षट्कोण, सूर्य के हर मास का एक दल",
    },
    form: { figure: "star", petals: [12], metal: "copper", sizeMm: 90 },
    deity: "surya",
    purpose: "graha-shanti",
    price: price(760, 18, 16),
    mrp: 920,
    stock: 30,
    grams: 110,
  },
  {
    slug: "mahamrityunjaya-yantra",
    name: { en: "Mahamrityunjaya Yantra, Copper", hi: "महामृत्युंजय यंत्र, ताँबा" },
    lines: {
      en: "An upward triangle, Shiva's own, in two rings of 16 and 8 petals",
      hi: "16 और 8 दलों के दो घेरों में ऊपर मुख का त्रिकोण, जो शिव का है",
    },
    form: { figure: "up", petals: [16, 8], metal: "copper", sizeMm: 120 },
    deity: "shiva",
    purpose: "health",
    price: price(1_150, 26, 24),
    mrp: 1_400,
    stock: 22,
    grams: 170,
  },
  {
    slug: "navagraha-yantra",
    name: { en: "Navagraha Yantra, Brass", hi: "नवग्रह यंत्र, पीतल" },
    lines: {
      en: "Nine squares for the nine grahas, the Sun in the middle, each with the figure of its planet",
      hi: "नौ ग्रहों के नौ ख़ाने, बीच में सूर्य, हर ख़ाने में अपने ग्रह की आकृति",
    },
    form: { figure: "nine-cells", petals: [], metal: "brass", sizeMm: 120 },
    deity: "surya",
    purpose: "graha-shanti",
    price: price(1_250, 28, 26),
    mrp: 1_500,
    stock: 20,
    grams: 180,
  },
];

export const yantras = rows.map(({ name, lines, form, deity, purpose, grams, ...row }) => {
  const metal = metals[form.metal];
  return defineProduct({
    ...row,
    title: name,
    about: {
      en: `${lines.en}. Cut into a plate of ${metal.name.en}, ${form.sizeMm} mm square, and filled with maroon enamel.`,
      hi: `${lines.hi}। ${form.sizeMm} मिमी की चौकोर ${metal.name.hi} की पट्टी पर उकेरा और मैरून मीने से भरा।`,
    },
    material: metal.name,
    form: { kind: "yantra", ...form },
    deities: [deity],
    purposes: [purpose],
    weightGrams: grams,
    hsn: metal.hsn,
    maker: "metal",
    netQuantity: {
      en: `1 plate, ${form.sizeMm} × ${form.sizeMm} mm`,
      hi: `1 पट्टी, ${form.sizeMm} × ${form.sizeMm} मिमी`,
    },
    care,
  });
});
