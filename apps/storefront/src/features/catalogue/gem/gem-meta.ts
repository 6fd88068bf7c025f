import type { Gem } from "@aradhana/core/goods";
import { pathTo } from "@aradhana/core/paths";
import { gallerySizes } from "@aradhana/ui/gallery";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import type { MetaArgs, PageMeta } from "../../../shared/page-meta/page-meta.ts";
import { goodsJsonLd } from "../goods/goods-json-ld.ts";

/** How the stone is sold by itself, without a setting. */
const looseOf = ({ settings }: Gem) => settings.find(({ form }) => form === "loose") ?? settings[0];

/** Title, description and schema.org data of a gemstone's page. */
export function gemMeta({ data: { gem }, language, path }: MetaArgs<{ gem: Gem }>): PageMeta {
  const t = gemPageText.in(language);
  const { title, treatment, lab, image, treatment_text, tradition, stone } = gem;
  const list = { href: pathTo("/gemstones"), label: t.list };
  const loose = looseOf(gem);
  return {
    title,
    description: t.description(treatment.label, lab.label),
    picture: image.name,
    firstPicture: { name: image.name, sizes: gallerySizes },
    // Only crawlers read it and only the server writes it, so no browser downloads the code for it.
    jsonLd: import.meta.env.SSR
      ? goodsJsonLd(
          {
            ...gem,
            description: `${treatment_text} ${tradition}`,
            category: stone.label,
            returns: loose?.returns ?? { days: 0, terms: "" },
            leadDays: loose?.lead_days ?? 0,
          },
          { path, language, list },
        )
      : [],
  };
}
