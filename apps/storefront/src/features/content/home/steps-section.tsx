import { useId } from "react";
import { SampleRecording } from "../sample-recording/sample-recording.tsx";
import type { SectionProps } from "./section-props.ts";
import styles from "./sections.module.css";

/** How a booking goes, from choosing to the recording. */
export function StepsSection({ section: { title, items } }: SectionProps<"steps">) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {/* The anchor of "How it works" in the first highlight. */}
        <span id="how-it-works">{title}</span>
      </h2>
      <ol className={styles.steps}>
        {items.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p className={styles.soft}>{step.text}</p>
          </li>
        ))}
      </ol>
      <SampleRecording className={styles.sample} />
    </section>
  );
}
