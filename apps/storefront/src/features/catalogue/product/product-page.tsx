import type { Product } from "@aradhana/core/goods";
import { pathTo } from "@aradhana/core/paths";
import { useMemo, useState } from "react";
import { goodsText } from "../../../lines/goods-text.ts";
import { productPageText } from "../../../lines/product/page-text.ts";
import { availableIn, picturesOf } from "../../../lines/product/picture-of.ts";
import { productList } from "../../../lines/product/product-list.ts";
import { productText } from "../../../lines/product/text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Deferred } from "../../../shared/lazy/deferred-part.tsx";
import detail from "../detail/detail.module.css";
import { DetailPage } from "../detail/detail-page.tsx";
import { Eyebrow } from "../detail/eyebrow.tsx";
import { Section } from "../detail/section.tsx";
import { Sharing } from "../detail/sharing.tsx";
import { QuestionsSection } from "../detail/story-sections.tsx";
import { BuyBar } from "../goods/buy-bar.tsx";
import styles from "../goods/goods.module.css";
import {
  CertificateSection,
  EnergisationSection,
  LabelSection,
  ReturnsSection,
  SourcesSection,
} from "../goods/goods-sections.tsx";
import { useShareColors } from "../goods-list/use-share-colors.ts";
import { goodsReviews } from "../reviews/goods-reviews.ts";
import { reviewText } from "../reviews/text.ts";
import { ProductBox } from "./product-box.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { RelatedProducts } from "./related-products.tsx";

interface ProductPageProps {
  product: Product;
  /** By the server's clock, in ms. */
  now: number;
}

const colorsOf = ({ variants }: Product) =>
  Object.fromEntries(variants.flatMap(({ color }) => (color ? [[color.value, color.hex]] : [])));

/** Everything about one blessed product, and what leads to its order. */
export function ProductPage({ product, now }: ProductPageProps) {
  const t = useText(productPageText);
  const goods = useText(goodsText);
  const { category } = useText(productText);
  const reviews = useText(reviewText);
  const { id, title, about, how_to_use, care, certificate, returns, returns_if_named } = product;
  const [variantId, setVariantId] = useState(() => availableIn(product)?.id);
  useShareColors(useMemo(() => colorsOf(product), [product]));
  const chosen = product.variants.find((variant) => variant.id === variantId) ?? product.variants[0];
  const isOpen = product.stock > 0;
  const path = pathTo("/abhimantrit-products/:id", { id });

  return (
    <DetailPage
      title={title}
      subtitle={product.material}
      pictures={picturesOf(product, variantId).slice(0, 3)}
      list={{ href: productList.path, label: t.list }}
      isOpen={isOpen}
      summary={<Eyebrow>{category[product.category]}</Eyebrow>}
      facts={<ProductFacts product={product} />}
      sharing={<Sharing title={title} path={path} question={t.askAbout(title)} />}
      booking={<ProductBox product={product} onChoose={setVariantId} />}
      story={
        <>
          <Section id="about" title={t.about}>
            {about.map((paragraph) => (
              <p key={paragraph} className={styles.prose}>
                {paragraph}
              </p>
            ))}
          </Section>
          <EnergisationSection energisation={product.energisation} />
          {certificate && <CertificateSection certificate={certificate} />}
          {how_to_use.length > 0 && (
            <Section title={t.use}>
              <ol className={styles.numbers}>
                {how_to_use.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Section>
          )}
          <Section title={goods.care}>
            <p className={styles.prose}>{care}</p>
          </Section>
          <ReturnsSection>
            <p className={styles.soft}>{returns.terms}</p>
            {returns_if_named && (
              <>
                <p>{t.named}</p>
                <p className={styles.soft}>{returns_if_named.terms}</p>
              </>
            )}
          </ReturnsSection>
          <LabelSection label={product.label} sku={chosen?.sku} />
          <Deferred
            part={goodsReviews}
            props={{
              ...{ title: reviews.title, none: reviews.none, reviews: product.reviews },
              reviewed: { type: "abhimantrit", slug: product.slug },
            }}
            className={detail.inStory}
          />
          <QuestionsSection faqs={product.faqs} />
          <SourcesSection sources={product.sources} />
        </>
      }
      after={
        <>
          <RelatedProducts product={product} now={now} />
          {isOpen && <BuyBar price={product.price} />}
        </>
      }
    />
  );
}
