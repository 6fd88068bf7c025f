import { refundLimits } from "@aradhana/core/catalogue";
import type { Pooja } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";
import { Accordion } from "@aradhana/ui/accordion";
import { Link } from "@aradhana/ui/link";
import { siteHref } from "../address/site-href.ts";
import type { WidgetProps } from "../widget.ts";
import styles from "./ritual-terms.module.css";
import { catalogueText } from "./text.ts";

interface RitualTermsProps extends Pick<WidgetProps, "visitor" | "search"> {
  ritual: Pick<Pooja, "proof" | "policy" | "muhurat">;
  /** By the server's clock, in ms. */
  now: number;
}

/** Who performs it and how that was verified, and the refund rules, each in a collapsed part. */
export function RitualTerms({ ritual, now, visitor, search }: RitualTermsProps) {
  const t = catalogueText[visitor.language].terms;
  const { proof, policy, muhurat } = ritual;
  // Limits that have passed are of no use.
  const limits = refundLimits(policy.refunds, muhurat.start_at, now).filter(({ hasPassed }) => !hasPassed);
  const items = [
    {
      id: "proof",
      summary: t.proof,
      content: (
        <>
          <p>{proof.authority}</p>
          <p>{proof.text}</p>
        </>
      ),
    },
    {
      id: "policy",
      summary: t.policy,
      content: (
        <>
          <ul className={styles.list}>
            {limits.map(({ hours, pct }) => (
              <li key={hours}>{t.refund(pct, hours)}</li>
            ))}
          </ul>
          <p>{policy.miss_remedy}</p>
          <p>
            <Link variant="text" href={siteHref(pathTo("/exchange-policy"), search)}>
              {t.rules}
            </Link>
          </p>
        </>
      ),
    },
  ];
  return <Accordion items={items} />;
}
