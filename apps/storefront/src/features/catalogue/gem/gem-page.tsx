import type { Gem } from "@aradhana/core/goods";
import { pathTo } from "@aradhana/core/paths";
import { gemList } from "../../../lines/gemstone/gem-list.ts";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { goodsText } from "../../../lines/goods-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Deferred } from "../../../shared/lazy/deferred-part.tsx";
import detail from "../detail/detail.module.css";
import { DetailPage } from "../detail/detail-page.tsx";
import { Eyebrow } from "../detail/eyebrow.tsx";
import { Section } from "../detail/section.tsx";
import { Sharing } from "../detail/sharing.tsx";
import { BuyBar } from "../goods/buy-bar.tsx";
import styles from "../goods/goods.module.css";
import {
  CertificateSection,
  EnergisationSection,
  LabelSection,
  SourcesSection,
} from "../goods/goods-sections.tsx";
import { goodsReviews } from "../reviews/goods-reviews.ts";
import { reviewText } from "../reviews/text.ts";
import { SaveGem } from "../saved-gems/save-gem.tsx";
import { GemBox } from "./gem-box.tsx";
import { GemFacts } from "./gem-facts.tsx";
import { GemScale } from "./gem-scale.tsx";
import { SettingsSection } from "./settings-section.tsx";
import { SimilarGems } from "./similar-gems.tsx";
import { Suitability } from "./suitability.tsx";

interface GemPageProps {
  gem: Gem;
  /** By the server's clock, in ms. */
  now: number;
}

/** Everything about one stone, also after it was sold. */
export function GemPage({ gem, now }: GemPageProps) {
  const t = useText(gemPageText);
  const goods = useText(goodsText);
  const reviews = useText(reviewText);
  const { id, title, gallery, image, stone, wearing, sources } = gem;
  const isOpen = gem.stock > 0;
  const similar = <SimilarGems gem={gem} now={now} />;

  return (
    <DetailPage
      title={title}
      subtitle={`${gem.origin.label}, ${gem.treatment.label}`}
      pictures={gallery.length > 0 ? gallery.slice(0, 3) : [image]}
      list={{ href: gemList.path, label: t.list }}
      isOpen={isOpen}
      summary={
        <Eyebrow>
          {stone.label}, {gem.planet.label}
        </Eyebrow>
      }
      facts={<GemFacts gem={gem} />}
      sharing={
        <Sharing title={title} path={pathTo("/gemstones/:id", { id })} question={t.askAbout(title)}>
          <SaveGem id={id} />
        </Sharing>
      }
      booking={<GemBox gem={gem} />}
      story={
        <>
          {!isOpen && similar}
          <GemScale gem={gem} />
          <Section id="treatment" title={t.treatment}>
            <p className={styles.prose}>{gem.treatment_text}</p>
            <p className={styles.soft}>
              <span className={styles.first}>
                {t.mineral(gem.mineral, gem.specific_gravity, gem.refraction)}
              </span>
            </p>
          </Section>
          <CertificateSection certificate={gem.certificate} />
          <Suitability gem={gem} />
          <Section title={t.wearing.title}>
            <ul className={styles.points}>
              {(["finger", "metal", "day", "mantra"] as const).map(
                (key) =>
                  wearing[key] && (
                    <li key={key}>
                      {t.wearing[key]}: {wearing[key]}
                    </li>
                  ),
              )}
            </ul>
          </Section>
          {isOpen && (
            <>
              <SettingsSection settings={gem.settings} />
              <EnergisationSection energisation={gem.energisation} />
            </>
          )}
          <Section title={goods.care}>
            <p className={styles.prose}>{gem.care}</p>
          </Section>
          <LabelSection label={gem.label} sku={gem.sku} />
          <Deferred
            part={goodsReviews}
            props={{
              ...{ title: reviews.ofAllGems, none: reviews.none, reviews: gem.reviews },
              reviewed: { type: "gemstone" },
            }}
            className={detail.inStory}
          />
          <SourcesSection sources={sources} />
        </>
      }
      after={
        isOpen && (
          <>
            {similar}
            <BuyBar price={gem.price} />
          </>
        )
      }
    />
  );
}
