import { useQuery } from "@aradhana/checkout/query";
import { getReels } from "@aradhana/core/api";
import { Rail } from "@aradhana/ui/rail";
import { ReelCard } from "@aradhana/ui/reel-card";
import { useMemo } from "react";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { reelsPath } from "./reels-path.ts";
import { reelsText } from "./text.ts";

export const texts = [reelsText];

const FIRST = 8;

/** The newest reels, each a link into the feed. Nothing until they are there, and nothing without them. */
export function ReelsRail() {
  const t = useText(reelsText);
  const arrows = useText(ritualText);
  const api = useBrowser()?.api;
  const { state } = useQuery(useMemo(() => api && (() => getReels(api, { limit: FIRST })), [api]));
  if (state.status !== "ready" || state.value.results.reels.length === 0) return null;
  return (
    <Rail
      heading={t.title}
      seeAll={{ href: reelsPath(), label: t.seeAll }}
      arrows={{ back: arrows.back, on: arrows.on }}
    >
      {state.value.results.reels.map(({ id, title, poster, duration_seconds: seconds }) => (
        <ReelCard
          key={id}
          href={reelsPath(id)}
          title={title}
          image={poster}
          duration={{ shown: clockOf(seconds), label: t.seconds(seconds) }}
        />
      ))}
    </Rail>
  );
}

/** 75 seconds as "1:15". */
const clockOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
