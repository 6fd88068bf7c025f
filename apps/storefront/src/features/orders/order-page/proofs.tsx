import type { PoojaOrder } from "@aradhana/core/contract";
import type { OrderedRitual } from "../../../lines/order-line.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ProofList } from "../proof-list/proof-list.tsx";
import styles from "./order.module.css";
import { orderText } from "./text.ts";

interface ProofsProps extends Pick<PoojaOrder, "proofs"> {
  ritual: Pick<OrderedRitual, "title" | "image">;
  /** Whether a recording can still come. @default true */
  isAwaited?: boolean;
}

/** The proof that the ritual took place. */
export function Proofs({ proofs, ritual, isAwaited = true }: ProofsProps) {
  const t = useText(orderText);
  if (proofs.length === 0 && !isAwaited) return null;
  return (
    <section className={styles.part}>
      <h2>{t.proofs}</h2>
      {proofs.length === 0 && <p className={styles.soft}>{t.proofsLater}</p>}
      <ProofList proofs={proofs} ritual={ritual} className={styles.proofs} />
    </section>
  );
}
