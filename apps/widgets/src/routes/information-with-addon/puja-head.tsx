import type { Pooja } from "@aradhana/core/contract";
import { formatDate } from "@aradhana/core/date";
import type { ReactNode } from "react";
import type { Visitor } from "../../visitor.ts";
import styles from "./puja-booking.module.css";

interface PujaHeadProps extends Pick<Visitor, "language"> {
  puja: Pick<Pooja, "title" | "muhurat" | "temple">;
  children?: ReactNode;
}

/** Which puja is booked here: its title, date and temple. */
export function PujaHead({ puja: { title, muhurat, temple }, language, children }: PujaHeadProps) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.soft}>
        {formatDate(muhurat.start_at, "day", language)}, {temple.name}
      </p>
      {children}
    </div>
  );
}
