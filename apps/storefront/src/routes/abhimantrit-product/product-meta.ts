import { pathTo } from "@aradhana/core/paths";
import { gallerySizes } from "@aradhana/ui/gallery";
import { goodsJsonLd } from "../../features/catalogue/goods/goods-json-ld.ts";
import { productPageText } from "../../lines/product/page-text.ts";
import { availableIn, pictureOf } from "../../lines/product/picture-of.ts";
import { productText } from "../../lines/product/text.ts";
import type { MetaArgs, PageMeta } from "../../shared/page-meta/page-meta.ts";
import type { loader } from "./loader.ts";

/** Title, description and schema.org data of a product's page. */
export function productMeta({
  data: { product },
  language,
  path,
}: MetaArgs<Awaited<ReturnType<typeof loader>>>): PageMeta {
  const t = productPageText.in(language);
  const { title, material, image, about, lead_days } = product;
  const list = { href: pathTo("/abhimantrit-products"), label: t.list };
  return {
    title,
    description: t.description(material),
    picture: image.name,
    firstPicture: { name: pictureOf(product, availableIn(product)?.id).name, sizes: gallerySizes },
    // Only crawlers read it and only the server writes it, so no browser downloads the code for it.
    jsonLd: import.meta.env.SSR
      ? goodsJsonLd(
          {
            ...product,
            description: about.join(" "),
            sku: product.variants[0]?.sku,
            category: productText.in(language).category[product.category],
            leadDays: lead_days,
          },
          { path, language, list, questions: product.faqs },
        )
      : [],
  };
}
