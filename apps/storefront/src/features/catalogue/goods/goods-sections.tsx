import type { Gem, Product, ReturnRule } from "@aradhana/core/goods";
import { formatMoney } from "@aradhana/core/money";
import { pathTo } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import { Table } from "@aradhana/ui/table";
import type { ReactNode } from "react";
import { goodsText } from "../../../lines/goods-text.ts";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { Section } from "../detail/section.tsx";
import styles from "./goods.module.css";

/** What is done with each piece, by whom, and what it costs in the buyer's name. */
export function EnergisationSection({ energisation }: Pick<Product, "energisation">) {
  const t = useText(goodsText).energisation;
  const { language } = useVisitor();
  const { ritual, priest, on, video_url: video, in_your_name: fee, extra_days } = energisation;
  return (
    <Section id="energised" title={t.title}>
      <p className={styles.prose}>{ritual}</p>
      <p className={styles.soft}>{t.by(priest)}</p>
      {on && <p className={styles.soft}>{t.on(formatDate(`${on}T12:00:00+05:30`, "day-year", language))}</p>}
      {video && (
        <Link href={video} variant="more" target="_blank" rel="noopener">
          {t.video}
        </Link>
      )}
      {fee && <p className={styles.notice}>{t.inYourName(formatMoney(fee), extra_days)}</p>}
    </Section>
  );
}

/** The laboratory's report, and where the laboratory confirms it. */
export function CertificateSection({ certificate }: { certificate: Gem["certificate"] }) {
  const t = useText(goodsText).certificate;
  const { language } = useVisitor();
  const { lab, number, issued_on: issued, scan, verify_url: verify } = certificate;
  return (
    <Section id="certificate" title={t.title}>
      <p>
        {lab}, {t.number(number)}
      </p>
      {issued && (
        <p className={styles.soft}>
          {t.issued(formatDate(`${issued}T12:00:00+05:30`, "day-year", language))}
        </p>
      )}
      {scan?.type === "picture" && (
        <figure className={styles.box}>
          <a href={scan.url} target="_blank" rel="noopener">
            <img
              src={scan.url}
              alt={t.scan(number)}
              width={scan.width}
              height={scan.height}
              loading="lazy"
              decoding="async"
            />
          </a>
          {scan.sample && <figcaption className={styles.soft}>{t.sample}</figcaption>}
        </figure>
      )}
      {scan && (
        <Link href={scan.url} variant="more" target="_blank" rel="noopener">
          {scan.type === "pdf" ? t.openPdf : t.open}
        </Link>
      )}
      {verify && (
        <Link href={verify} variant="more" target="_blank" rel="noopener noreferrer">
          {t.verify(lab)}
        </Link>
      )}
    </Section>
  );
}

/** A return rule in one line, for beside a price. */
export function ReturnLine({ rule }: { rule: ReturnRule }) {
  const t = useText(goodsText).returns;
  return (
    <p className={styles.soft}>
      <b>{t.title}:</b> {rule.terms}
    </p>
  );
}

/** The rules by which it may be sent back. */
export function ReturnsSection({ children }: { children: ReactNode }) {
  const t = useText(goodsText).returns;
  return (
    <Section id="returns" title={t.title}>
      {children}
      <Link href={pathTo("/exchange-policy")} variant="more">
        {t.policy}
      </Link>
    </Section>
  );
}

/** The works in which its gemmology or its tradition is described. */
export function SourcesSection({ sources }: { sources: readonly string[] }) {
  const t = useText(goodsText);
  if (sources.length === 0) return null;
  return (
    <Section id="sources" title={t.sources}>
      <ul className={styles.points}>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </Section>
  );
}

/** What the law wants beside the price of a packed good. */
export function LabelSection({ label, sku }: Pick<Product, "label"> & { sku: string | undefined }) {
  const t = useText(goodsText).label;
  const { net_quantity, mrp, origin, maker, seller, hsn, gst_pct } = label;
  const rows = [
    { key: t.net_quantity, value: net_quantity },
    ...(mrp ? [{ key: t.mrp, value: formatMoney(mrp) }] : []),
    { key: t.origin, value: origin },
    ...(maker ? [{ key: t.maker, value: `${maker.name}, ${maker.address}` }] : []),
    { key: t.seller, value: `${seller.name}, ${seller.address}` },
    { key: t.gst, value: `${gst_pct}%` },
    { key: t.hsn, value: hsn },
    ...(sku ? [{ key: t.sku, value: sku }] : []),
  ];
  return (
    <Section id="information" title={t.title}>
      <div>
        <Table
          caption={t.title}
          captionHidden
          head={[t.fact, t.value]}
          rows={rows.map(({ key, value }) => ({ key, cells: [key, value] }))}
        />
      </div>
    </Section>
  );
}
