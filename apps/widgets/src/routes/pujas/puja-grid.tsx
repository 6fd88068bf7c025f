import type { PoojaCard } from "@aradhana/core/contract";
import { siteHref } from "../../site-href.ts";
import type { WidgetProps } from "../../widget.ts";
import { PujaTile } from "./puja-tile.tsx";
import styles from "./pujas.module.css";

interface PujaGridProps extends Pick<WidgetProps, "visitor" | "search"> {
  pujas: readonly PoojaCard[];
  now: number;
  titleAs: "h2" | "h3";
}

/** Pujas side by side, as many as the frame is wide. */
export function PujaGrid({ pujas, now, titleAs, visitor, search }: PujaGridProps) {
  return (
    <ul className={styles.grid}>
      {pujas.map((puja, index) => (
        <li key={puja.id}>
          <PujaTile
            puja={puja}
            href={siteHref(`/pooja/${puja.id}`, search)}
            language={visitor.language}
            now={now}
            titleAs={titleAs}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
