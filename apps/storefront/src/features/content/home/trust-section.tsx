import { sampleOrderPath } from "@aradhana/core/paths";
import { Link } from "@aradhana/ui/link";
import { TrustSignals } from "@aradhana/ui/trust-signals";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { policyLinks } from "../../../shared/policy-links/policy-links.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import type { SectionProps } from "./section-props.ts";
import styles from "./sections.module.css";
import { homeText } from "./text.ts";

/** Our guarantees, the policies, and the grievance officer. */
export function TrustSection({ section: { title, items } }: SectionProps<"trust">) {
  const t = useText(homeText);
  const { sampleOrder } = useText(ritualText);
  const { footer, shop } = useText(shellText);
  return (
    <div className={styles.trust}>
      <TrustSignals label={title} items={items} />
      <Link href={sampleOrderPath} variant="more">
        {sampleOrder}
      </Link>
      <nav aria-label={t.policies} className={styles.rules}>
        {policyLinks(footer.policyNames)
          .filter(({ slug }) => slug !== "term-and-condition")
          .map(({ href, label }) => (
            <Link key={href} href={href} variant="more">
              {label}
            </Link>
          ))}
      </nav>
      <p className={styles.soft}>
        {t.grievance(shop.grievanceOfficer.name)}{" "}
        <Link href={`mailto:${shop.grievanceOfficer.email}`} variant="text">
          {shop.grievanceOfficer.email}
        </Link>
      </p>
    </div>
  );
}
