import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "../link/index.ts";
import { Ornament } from "../ornament/index.ts";
import { ContactCard } from "./contact-card.tsx";
import styles from "./footer.module.css";

/** A contact that the law requires or users need. */
export type FooterContact = { title: string; name?: string; phone: string; email: string; hours?: string };

/** A titled list of links. A language is written in its own script, marked with `lang`. */
export type FooterLinks = {
  title: string;
  links: readonly { href: string; label: string; lang?: string; current?: boolean }[];
};

export type FooterProps = Omit<ComponentProps<"footer">, "children"> & {
  legalName: string;
  addresses: readonly string[];
  /** The tax number and its label. */
  gstin?: { label: string; value: string };
  /** Customer care and the grievance officer. */
  contacts: readonly FooterContact[];
  /** Policies, languages and other links of every page. */
  lists: readonly FooterLinks[];
  /** Payment methods, in words. */
  payments: { label: string; names: readonly string[] };
  note?: string;
};

/** A longer list has two columns. */
const LONGEST_COLUMN = 6;

/** Legal entity, contacts and policies, at the end of every page. */
export function Footer({
  legalName,
  addresses,
  gstin,
  contacts,
  lists,
  payments,
  note,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={clsx(styles.footer, className)}>
      <div className={styles.inner}>
        <Ornament motif="lotus" />
        <div className={styles.parts}>
          <div className={styles.part}>
            <h2 className={styles.title}>{legalName}</h2>
            {addresses.map((address) => (
              <address key={address} className={styles.address}>
                {address}
              </address>
            ))}
            {gstin && (
              <p className={styles.small}>
                {gstin.label} {gstin.value}
              </p>
            )}
          </div>
          {contacts.map((contact) => (
            <ContactCard key={contact.title} {...contact} />
          ))}
          {lists.map(({ title, links }) => (
            <nav
              key={title}
              aria-label={title}
              data-long={links.length > LONGEST_COLUMN || undefined}
              className={styles.part}
            >
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map(({ href, label, lang, current }) => (
                  <li key={href}>
                    <Link
                      href={href}
                      lang={lang}
                      hrefLang={lang}
                      aria-current={current || undefined}
                      className={styles.link}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={styles.marks}>
          <span className={styles.small}>{payments.label}</span>
          {payments.names.map((name) => (
            <span key={name} className={styles.mark}>
              {name}
            </span>
          ))}
        </p>
        {note && <p className={styles.small}>{note}</p>}
      </div>
    </footer>
  );
}
