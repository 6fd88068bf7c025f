import { loadWithRetry } from "@aradhana/browser/lazy";
import type { Order, Sankalp } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { lazy, Suspense } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { namesProgress } from "../order/names-progress.ts";
import { ReadOut } from "../sankalp-summary/read-out.tsx";
import styles from "./sankalp.module.css";
import { sankalpText } from "./text.ts";

/** Loaded with names that are with the priest: most visits are before. */
const CorrectionForm = lazy(async () => {
  const { CorrectionForm } = await loadWithRetry(() => import("./correction-form.tsx"));
  return { default: CorrectionForm };
});

interface LockedProps {
  order: Order;
  sankalp: Sankalp;
  /** Of a cart's order. */
  itemId: string | undefined;
  onChanged(): void;
}

/** After the cut-off: what was handed in, to read, and how a mistake is corrected. */
export function Locked({ order, sankalp, itemId, onChanged }: LockedProps) {
  const t = useText(sankalpText);
  const progress = namesProgress(order, sankalp);
  const messages = t.closed[progress === "read_out" || progress === "lapsed" ? progress : "locked"];
  const { shop } = useText(shellText);
  return (
    <section className={styles.form}>
      <h2>{messages.heading}</h2>
      <ReadOut {...sankalp.read_out} labels={{ devanagari: t.inDevanagari, latin: t.inLatin }} />
      <p>{messages.text}</p>
      {progress === "locked" && (
        <Suspense>
          <CorrectionForm {...{ order, itemId, onChanged }} />
        </Suspense>
      )}
      <ButtonLink variant="line" href={`tel:${shop.customerCare.phone.replaceAll(" ", "")}`}>
        {t.callCare}
      </ButtonLink>
    </section>
  );
}
