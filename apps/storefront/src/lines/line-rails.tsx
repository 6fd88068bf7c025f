import { useQuery } from "@aradhana/checkout/query";
import { dateWindows } from "@aradhana/core/catalogue";
import type { ChadhaavaCard } from "@aradhana/core/contract";
import { Rail } from "@aradhana/ui/rail";
import { useMemo } from "react";
import { useText } from "../shared/i18n/define-text.ts";
import { useBrowser } from "../shared/services/browser.tsx";
import { shellText } from "../shared/shell-text/text.ts";
import { astrologerList } from "./astrologer/astrologer-list.ts";
import { astrologerSource } from "./astrologer/astrologer-source.ts";
import { astrologerText } from "./astrologer/text.ts";
import type { CatalogueCard } from "./catalogue-card.ts";
import type { CatalogueList } from "./catalogue-list.ts";
import type { CatalogueSource } from "./catalogue-source.ts";
import { chadhaavaList } from "./chadhaava/chadhaava-list.ts";
import { chadhaavaSource } from "./chadhaava/chadhaava-source.ts";
import { chadhaavaText } from "./chadhaava/text.ts";
import { gemList } from "./gemstone/gem-list.ts";
import { gemSource } from "./gemstone/gem-source.ts";
import { gemText } from "./gemstone/text.ts";
import { productList } from "./product/product-list.ts";
import { productSource } from "./product/product-source.ts";
import { productText } from "./product/text.ts";
import { ritualText } from "./ritual-text.ts";

export const texts = [chadhaavaText, astrologerText, productText, gemText];

/** The first of each line besides pujas, with the link to all of them. */
export function LineRails() {
  const { chadhaava, astrologers, products, gemstones } = useText(shellText);
  const { today } = useText(chadhaavaText);
  return (
    <>
      <LineRail
        heading={(cards, now) => (cards.some((card) => isOn(card, now)) ? today : chadhaava)}
        list={chadhaavaList}
        source={chadhaavaSource}
      />
      <LineRail heading={() => astrologers} list={astrologerList} source={astrologerSource} />
      <LineRail heading={() => products} list={productList} source={productSource} />
      <LineRail heading={() => gemstones} list={gemList} source={gemSource} />
    </>
  );
}

/** Whether a chadhaava takes place on the day of `now`, in India. */
const isOn = ({ muhurat }: ChadhaavaCard, now: number) =>
  dateWindows(Date.parse(muhurat.start_at)).today.from === dateWindows(now).today.from;

const FIRST = { page: 1, limit: 8 };

interface LineRailProps<Card extends CatalogueCard> {
  heading(cards: readonly Card[], now: number): string;
  list: Pick<CatalogueList<Card>, "path" | "Tile">;
  source: Pick<CatalogueSource<Card, unknown>, "fetchPage">;
}

/** Nothing until they are there, and nothing without them: the page is complete without this row. */
function LineRail<Card extends CatalogueCard>({
  heading,
  list: { path, Tile },
  source,
}: LineRailProps<Card>) {
  const { seeAll, back, on } = useText(ritualText);
  const api = useBrowser()?.api;
  const { state } = useQuery(useMemo(() => api && (() => source.fetchPage(api, FIRST)), [api, source]));
  if (state.status !== "ready") return null;
  const { cards, meta } = state.value;
  if (cards.length === 0) return null;
  const now = Date.parse(meta.server_time);
  return (
    <Rail
      heading={heading(cards, now)}
      seeAll={{ href: path, label: seeAll(meta.total ?? cards.length) }}
      arrows={{ back, on }}
    >
      {cards.map((card) => (
        <Tile key={card.id} card={card} now={now} />
      ))}
    </Rail>
  );
}
