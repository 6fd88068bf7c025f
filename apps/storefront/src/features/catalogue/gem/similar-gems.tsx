import type { Gem } from "@aradhana/core/goods";
import { GemTile } from "../../../lines/gemstone/gem-tile.tsx";
import { gemPageText } from "../../../lines/gemstone/page-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { Related } from "../detail/related.tsx";

/** Stones like this one that can be bought, the nearest in weight and price first. */
export function SimilarGems({ gem, now }: { gem: Pick<Gem, "similar">; now: number }) {
  const t = useText(gemPageText);
  return <Related cards={gem.similar} heading={t.similar} now={now} Tile={GemTile} />;
}
