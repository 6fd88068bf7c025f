import type { Sankalp } from "@aradhana/core/contract";
import { ButtonLink } from "@aradhana/ui/button-link";
import { useText } from "../../../shared/i18n/define-text.ts";
import { shellText } from "../../../shared/shell-text/text.ts";
import { ReadOut } from "../sankalp-summary/read-out.tsx";
import styles from "./sankalp.module.css";
import { sankalpText } from "./text.ts";

/** After the cut-off: what was handed in, to read, and whom to call about a mistake. */
export function Locked({ sankalp }: { sankalp: Sankalp }) {
  const t = useText(sankalpText);
  const { shop } = useText(shellText);
  return (
    <section className={styles.form}>
      <h2>{t.lockedHeading}</h2>
      <ReadOut {...sankalp.read_out} labels={{ devanagari: t.inDevanagari, latin: t.inLatin }} />
      <p>{t.lockedText}</p>
      <ButtonLink variant="line" href={`tel:${shop.customerCare.phone.replaceAll(" ", "")}`}>
        {t.callCare}
      </ButtonLink>
    </section>
  );
}
