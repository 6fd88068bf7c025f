import { keyOf } from "../../src/goods/key-of.ts";
import type { goodsTerms } from "../../src/goods/terms.table.ts";
import { colors } from "../goods/colors.ts";
import { allGems } from "../goods/gems/all-gems.ts";
import { colorFamilies, cutNames } from "../goods/gems/looks.ts";
import { planets } from "../goods/gems/planets.ts";
import { metals } from "../goods/gems/settings.ts";
import { species } from "../goods/gems/species.ts";
import { allProducts } from "../goods/products/all-products.ts";
import { beadMaterials } from "../goods/products/bead-materials.ts";
import type { KitPart, ProductForm } from "../goods/products/product-schema.ts";
import { rashis } from "../people/rashis.ts";
import type { Text } from "../text.ts";

type Row = typeof goodsTerms.$inferInsert;

const categories = {
  rudraksha: { en: "Rudraksha", hi: "रुद्राक्ष" },
  yantra: { en: "Yantras", hi: "यंत्र" },
  mala: { en: "Malas", hi: "माला" },
  bracelet: { en: "Bracelets", hi: "ब्रेसलेट" },
  kit: { en: "Puja kits", hi: "पूजा किट" },
};
const treatments = {
  none: { en: "Untreated", hi: "बिना ट्रीटमेंट" },
  heated: { en: "Heated", hi: "गर्म किया हुआ" },
  filled: { en: "Oiled or filled", hi: "तेल या भराव" },
  dyed: { en: "Dyed", hi: "रंगा हुआ" },
  bleached: { en: "Lightly bleached", hi: "हल्का ब्लीच" },
  irradiated: { en: "Irradiated", hi: "विकिरण ट्रीटमेंट" },
  unknown: { en: "Not tested", hi: "ट्रीटमेंट की जाँच नहीं" },
};
const yantraMetals = {
  copper: { en: "Copper", hi: "ताँबा" },
  brass: { en: "Brass", hi: "पीतल" },
  silver: { en: "Silver", hi: "चाँदी" },
};
const several: Text = { en: "Several materials", hi: "कई सामग्री" };

/** The material by which a product is filtered. */
export function materialOf(form: ProductForm): { value: string; label: Text } {
  switch (form.kind) {
    case "rudraksha":
      return { value: "rudraksha", label: { en: "Rudraksha", hi: "रुद्राक्ष" } };
    case "yantra":
      return { value: form.metal, label: yantraMetals[form.metal] };
    case "kit":
      return { value: "several", label: several };
    default:
      return {
        value: form.bead,
        label: form.bead === "rudraksha" ? { en: "Rudraksha", hi: "रुद्राक्ष" } : beadMaterials[form.bead].name,
      };
  }
}

/** Whether seeds or roots are one of several parts, so that the HSN does not say so. */
export function holdsSeeds(form: ProductForm): boolean {
  if (form.kind === "bracelet") return form.charm === "rudraksha";
  return form.kind === "kit" && form.holds.some((part) => seedParts.has(part));
}

const seedParts = new Set<KitPart>(["mala", "rudraksha", "turmeric", "akshat"]);

const mm = (value: number): Text => ({ en: `${value} mm`, hi: `${value} मिमी` });

/** The size of a product, a fact each. */
export function dimensionsOf(form: ProductForm): Text[] {
  switch (form.kind) {
    case "rudraksha":
      return [mm(form.sizeMm)];
    case "yantra":
      return [{ en: `${form.sizeMm} × ${form.sizeMm} mm`, hi: `${form.sizeMm} × ${form.sizeMm} मिमी` }];
    case "kit":
      return [{ en: `${form.holds.length} items`, hi: `${form.holds.length} वस्तुएँ` }];
    default:
      return [
        {
          en: `${form.beads} beads of ${form.beadMm} mm`,
          hi: `${form.beads} मनके, ${form.beadMm} मिमी`,
        },
      ];
  }
}

/** The names of every value by which goods are filtered. */
export function termRows(): Row[] {
  const rows = (kind: Row["kind"], labels: Readonly<Record<string, Text>>): Row[] =>
    Object.entries(labels).map(([value, label], position) => ({ kind, value, label, position }));
  const named = (texts: readonly Text[]) => Object.fromEntries(texts.map((text) => [keyOf(text), text]));
  const namesOf = (facts: Readonly<Record<string, { name: Text }>>) =>
    Object.fromEntries(Object.entries(facts).map(([key, { name }]) => [key, name]));
  const materials = allProducts.map(({ form }) => materialOf(form));
  return [
    ...rows("category", categories),
    ...rows("material", Object.fromEntries(materials.map(({ value, label }) => [value, label]))),
    ...Object.entries(colors).map(
      ([value, { name, hex }], position): Row => ({
        ...{ kind: "color", value, label: name, hex, position },
      }),
    ),
    ...rows("stone", namesOf(species)),
    ...rows("planet", namesOf(planets)),
    ...rows("rashi", Object.fromEntries(rashis.map(({ slug, name }) => [slug, name]))),
    ...rows("origin", named(allGems.map(({ origin }) => origin.name))),
    ...rows("treatment", treatments),
    ...rows("lab", named(allGems.map(({ certificate }) => certificate.lab))),
    ...rows("gem_color", named(allGems.map(({ color }) => color))),
    ...rows("color_family", colorFamilies),
    ...rows("shape", cutNames),
    ...rows("metal", metals),
  ];
}
