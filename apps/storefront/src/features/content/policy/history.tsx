import type { Policy } from "@aradhana/core/contract";
import { Table } from "@aradhana/ui/table";
import { formatDate } from "../../../shared/i18n/dates.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useVisitor } from "../../../shared/services/visitor.tsx";
import styles from "./policy.module.css";
import { policyText } from "./text.ts";

/** Every version there was, and what it changed. */
export function History({ history }: Pick<Policy, "history">) {
  const { language } = useVisitor();
  const t = useText(policyText);
  return (
    <section id="history" className={styles.section}>
      <h2>{t.history}</h2>
      <Table
        caption={t.changes}
        head={[t.version, t.since, t.change]}
        rows={history.map(({ version, effective_on, change }) => ({
          key: version,
          cells: [version, formatDate(effective_on, "day-year", language), change],
        }))}
      />
    </section>
  );
}
