import type { Policy } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { policyPath } from "../../../shared/policy-links/policy-links.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { Contact } from "./contact.tsx";
import styles from "./policy.module.css";
import { policyText } from "./text.ts";

interface SummaryPageProps {
  slug: Policy["slug"];
  summary: readonly string[];
}

/** A summary of a policy, shown if its text cannot be loaded. */
export function SummaryPage({ slug, summary }: SummaryPageProps) {
  const t = useText(policyText);
  const { footer, shop } = useText(shellText);
  return (
    <article className={styles.page}>
      <h1>{footer.policyNames[slug]}</h1>
      <Banner kind="warning">{t.fallback}</Banner>
      <ul className={styles.summary}>
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="line" href={policyPath(slug)}>
          {t.again}
        </ButtonLink>
      </p>
      <section className={styles.ask}>
        <h2>{t.contacts}</h2>
        <Contact {...shop.customerCare} />
        <Contact {...shop.grievanceOfficer} />
      </section>
    </article>
  );
}
