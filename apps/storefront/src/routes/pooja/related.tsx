import { variedPictures } from "@aradhana/core/catalogue";
import type { Pooja } from "@aradhana/core/contract";
import { Rail } from "@aradhana/ui/rail";
import { useText } from "../../i18n/define-text.ts";
import { PujaTile } from "../../lines/puja/puja-tile.tsx";
import { pujaText } from "../../lines/puja/text.ts";
import { poojaPageText } from "./text.ts";

/** Other coming pujas of the same deity, temple or purpose. */
export function Related({ puja, now }: { puja: Pooja; now: number }) {
  const t = useText(poojaPageText);
  const words = useText(pujaText);
  const { related } = puja;
  if (related.length === 0) return null;
  // The page's own picture stands on it already.
  const [, ...pictures] = variedPictures([puja, ...related]);
  return (
    <Rail heading={t.related} arrows={{ back: words.back, on: words.on }}>
      {related.map((other, index) => (
        <PujaTile key={other.id} card={other} picture={pictures[index]} now={now} />
      ))}
    </Rail>
  );
}
