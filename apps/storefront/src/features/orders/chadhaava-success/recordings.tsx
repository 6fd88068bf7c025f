import { chadhaavaSuccessText } from "../../../lines/chadhaava/success-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ProofList } from "../proof-list/proof-list.tsx";
import type { ChadhaavaOrder } from "./booked-offerings.tsx";
import styles from "./success.module.css";

/** Recordings and pictures, once there are any. */
export function Recordings({ proofs, chadhaava }: Pick<ChadhaavaOrder, "proofs" | "chadhaava">) {
  const t = useText(chadhaavaSuccessText);
  if (proofs.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t.recording}</h2>
      <ProofList proofs={proofs} ritual={chadhaava} />
    </section>
  );
}
