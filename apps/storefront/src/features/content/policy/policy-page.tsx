import type { Language, Policy } from "@aradhana/core/contract";
import { linkIn } from "@aradhana/core/paths";
import { Button } from "@aradhana/ui/button";
import { Link } from "@aradhana/ui/link";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { languages } from "../../../shared/i18n/languages.ts";
import { policyLinks, policyPath } from "../../../shared/policy-links/policy-links.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { Contents } from "../contents/contents.tsx";
import { Block } from "./block.tsx";
import { Contact } from "./contact.tsx";
import { History } from "./history.tsx";
import styles from "./policy.module.css";
import { policyText } from "./text.ts";

/** A policy with its contents, history, contacts and a print button. */
export function PolicyPage({ policy }: { policy: Policy }) {
  const { language } = useVisitor();
  const t = useText(policyText);
  const { footer } = useText(shellText);
  const { slug, title, sections } = policy;
  const closing = [
    { id: "contacts", heading: t.contacts },
    { id: "history", heading: t.history },
  ];
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.soft}>
          {t.inForce(formatDate(policy.effective_on, "day-year", language), policy.version)}
        </p>
        <p className={styles.tools}>
          {Object.entries(languages)
            .filter(([code]) => code !== language)
            .map(([code, { name }]) => (
              <Link
                key={code}
                href={linkIn(code as Language, policyPath(slug))}
                lang={code}
                hrefLang={code}
                variant="more"
              >
                {name}
              </Link>
            ))}
          <Button variant="quiet" size="sm" className={styles.print} onClick={() => window.print()}>
            {t.print}
          </Button>
        </p>
      </header>
      <section aria-labelledby="summary" className={styles.short}>
        <h2 id="summary">{t.summary}</h2>
        <ul className={styles.summary}>
          {policy.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <Contents title={t.contents} sections={[...sections, ...closing]} className={styles.contents} />
      <div className={styles.body}>
        {sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{heading}</h2>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a printed text never change places
              <Block key={index} block={block} heading={heading} />
            ))}
          </section>
        ))}
        <section id="contacts" className={styles.section}>
          <h2>{t.contacts}</h2>
          {policy.contacts.map((contact) => (
            <Contact key={contact.email} {...contact} />
          ))}
          <h3>{t.grievance}</h3>
          <Contact {...policy.grievance_officer} />
        </section>
        <History history={policy.history} />
        <nav aria-label={t.others} className={styles.others}>
          {policyLinks(footer.policyNames)
            .filter((other) => other.slug !== slug)
            .map(({ href, label }) => (
              <Link key={href} href={href} variant="more">
                {label}
              </Link>
            ))}
        </nav>
      </div>
    </article>
  );
}
