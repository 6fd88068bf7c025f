import type { KundaliContent as Content } from "@aradhana/core/kundali";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { servicePath } from "../../../lines/service-pages.ts";
import { useCartDisabled } from "../../../shared/cart-disabled/use-cart-disabled.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { KundaliContent } from "./kundali-content.tsx";
import styles from "./kundali-report.module.css";
import { reportText } from "./text.ts";

/** A report of an invented birth, whole, for those who want to know what they would get. */
export function SampleReportPage({ content }: { content: Content }) {
  const { sample: t } = useText(reportText);
  const isCartDisabled = useCartDisabled();
  const order = (
    <div className={styles.actions}>
      <ButtonLink href={servicePath("kundali")}>{isCartDisabled ? t.bookNow : t.order}</ButtonLink>
    </div>
  );
  return (
    <article className={styles.page}>
      <Banner title={t.title}>{t.text}</Banner>
      <header className={styles.head}>
        <p className={styles.soft}>{content.titles.report}</p>
        <h1 className={styles.title}>{content.name}</h1>
      </header>
      {order}
      <KundaliContent content={content} />
      {order}
    </article>
  );
}
