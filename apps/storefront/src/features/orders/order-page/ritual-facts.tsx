import type { PoojaCard } from "@aradhana/core/contract";
import { Artwork } from "@aradhana/ui/artwork";
import type { ReactNode } from "react";
import { useMoment } from "../../../shared/local-time/use-moment.ts";
import styles from "./order.module.css";

interface RitualFactsProps extends Pick<PoojaCard, "image" | "tithi"> {
  /** What was chosen. */
  choice: string;
  startsAt: string;
  place: string;
  children?: ReactNode;
}

/** The picture, the choice, the time and the place of a booked ritual. */
export function RitualFacts({ image, choice, startsAt, tithi, place, children }: RitualFactsProps) {
  const moment = useMoment();
  return (
    <div className={styles.puja}>
      <Artwork {...image} sizes="120px" />
      <div>
        <p>
          <b>{choice}</b>
        </p>
        <p>{moment(startsAt)}</p>
        <p className={styles.soft}>
          {/* The dot stays with the line it ends. */}
          {tithi}&nbsp;· {place}
        </p>
        {children}
      </div>
    </div>
  );
}
