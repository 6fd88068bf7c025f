import { isSameName } from "@aradhana/core/checkout";
import type { Sankalp } from "@aradhana/core/contract";
import { Banner } from "@aradhana/ui/banner";
import { Button } from "@aradhana/ui/button";
import { useEffect, useRef } from "react";
import { useText } from "../../../shared/i18n/define-text.ts";
import { ReadOut } from "../sankalp-summary/read-out.tsx";
import styles from "./sankalp.module.css";
import { sankalpText } from "./text.ts";

interface Props {
  sankalp: Sankalp;
  maxDevotees: number;
  isSending: boolean;
  onChange(): void;
  onSubmit(): void;
}

/** The wording as it will be spoken, with what may be an oversight, before it is handed in. */
export function Preview({ sankalp, maxDevotees, isSending, onChange, onSubmit }: Props) {
  const t = useText(sankalpText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { devotees } = sankalp;
  const repeated = devotees.find((one, index) =>
    devotees.slice(0, index).some((other) => isSameName(one.name, other.name)),
  );
  return (
    <section className={styles.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t.previewHeading}
      </h2>
      <ReadOut {...sankalp.read_out} labels={{ devanagari: t.inDevanagari, latin: t.inLatin }} />
      {devotees.length < maxDevotees && <Banner kind="info">{t.fewer(devotees.length, maxDevotees)}</Banner>}
      {repeated && <Banner kind="warning">{t.twice(repeated.name)}</Banner>}
      <Button fullWidth loading={isSending} onClick={onSubmit}>
        {t.submit}
      </Button>
      <Button fullWidth variant="line" onClick={onChange}>
        {t.change}
      </Button>
    </section>
  );
}
