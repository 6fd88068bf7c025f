import { listHref } from "@aradhana/core/catalogue";
import { Link } from "@aradhana/ui/link";
import type { DatedRitual } from "../../../lines/dated-ritual.ts";
import { Section } from "./section.tsx";
import styles from "./story.module.css";

interface TempleSectionProps {
  ritual: Pick<DatedRitual, "temple" | "temple_about">;
  listPath: string;
  messages: { title: (name: string) => string; upcoming: string };
}

/** The temple, and what else is upcoming there. */
export function TempleSection({ ritual, listPath, messages }: TempleSectionProps) {
  const { temple, temple_about } = ritual;
  return (
    <Section id="temple" title={messages.title(temple.name)}>
      <p className={styles.prose}>{temple_about}</p>
      <Link href={listHref(listPath, { temple: temple.slug })} variant="more">
        {messages.upcoming}
      </Link>
    </Section>
  );
}
