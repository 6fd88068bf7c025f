import type { PoojaOrder } from "@aradhana/core/contract";
import type { OrderedRitual } from "../../../lines/order-line.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ProofList } from "../proof-list/proof-list.tsx";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

/** The proof that the ritual took place. */
export function Proofs({
  proofs,
  ritual,
}: Pick<PoojaOrder, "proofs"> & { ritual: Pick<OrderedRitual, "title" | "image"> }) {
  const t = useText(orderText);
  return (
    <section className={styles.part}>
      <h2>{t.proofs}</h2>
      {proofs.length === 0 && <p className={styles.soft}>{t.proofsLater}</p>}
      <ProofList proofs={proofs} ritual={ritual} className={styles.proofs} />
    </section>
  );
}
