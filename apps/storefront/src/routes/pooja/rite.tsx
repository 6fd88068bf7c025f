import type { Pooja } from "@aradhana/core/contract";
import { useText } from "../../i18n/define-text.ts";
import { Part } from "./part.tsx";
import { Proof } from "./proof.tsx";
import { Receives } from "./receives.tsx";
import styles from "./rite.module.css";
import { poojaPageText } from "./text.ts";

/** What is done, by whom, why, and what comes of it for the one who books. */
export function Rite({ puja }: { puja: Pooja }) {
  const t = useText(poojaPageText);
  const { about, occasion, occasion_meaning, inclusions, steps, benefits } = puja;
  return (
    <>
      <Receives receives={puja.receives} />
      <Part title={t.included}>
        <ul className={styles.points}>
          {inclusions.map((inclusion) => (
            <li key={inclusion}>{inclusion}</li>
          ))}
        </ul>
      </Part>
      <Proof puja={puja} />
      <Part title={t.about}>
        {about.map((paragraph) => (
          <p key={paragraph} className={styles.prose}>
            {paragraph}
          </p>
        ))}
        <h3>{t.occasion(occasion)}</h3>
        <p className={styles.prose}>{occasion_meaning}</p>
      </Part>
      <Part title={t.process}>
        <ol className={styles.steps}>
          {steps.map(({ title, text }) => (
            <li key={title} className={styles.step}>
              <h3>{title}</h3>
              <p className={styles.soft}>{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={t.benefits}>
        <ul className={styles.points}>
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
        <p className={styles.soft}>{t.benefitsNote}</p>
      </Part>
    </>
  );
}
