import type { Order, Sankalp } from "@aradhana/core/contract";
import { supportPath } from "@aradhana/core/paths";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useLocation } from "react-router-dom";
import { useText } from "../../../shared/i18n/define-text.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { namesProgress } from "../order/names-progress.ts";
import { ReadOut } from "../sankalp-summary/read-out.tsx";
import styles from "./sankalp.module.css";
import { sankalpText } from "./text.ts";

/** After the cut-off: what was handed in, to read, and whom to call about a mistake. */
export function Locked({ order, sankalp }: { order: Order; sankalp: Sankalp }) {
  const t = useText(sankalpText);
  const progress = namesProgress(order, sankalp);
  const messages = t.closed[progress === "read_out" || progress === "lapsed" ? progress : "locked"];
  const location = useLocation();
  const { shop } = useText(shellText);
  return (
    <section className={styles.form}>
      <h2>{messages.heading}</h2>
      <ReadOut {...sankalp.read_out} labels={{ devanagari: t.inDevanagari, latin: t.inLatin }} />
      <p>{messages.text}</p>
      {progress !== "lapsed" && (
        <ButtonLink href={supportPath(location, order.number, "names")}>{t.correct}</ButtonLink>
      )}
      <ButtonLink variant="line" href={`tel:${shop.customerCare.phone.replaceAll(" ", "")}`}>
        {t.callCare}
      </ButtonLink>
    </section>
  );
}
