import { useQuery } from "@aradhana/checkout/query";
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
import { LineRow, useChadhaavaHeading } from "./line-row.tsx";
import { productList } from "./product/product-list.ts";
import { productSource } from "./product/product-source.ts";
import { productText } from "./product/text.ts";

export const texts = [chadhaavaText, astrologerText, productText, gemText];

/** The first of each line besides pujas, with the link to all of them. */
export function LineRails() {
  const { astrologers, products, gemstones } = useText(shellText);
  const chadhaavaHeading = useChadhaavaHeading();
  return (
    <>
      <LineRail heading={chadhaavaHeading} list={chadhaavaList} source={chadhaavaSource} />
      <LineRail heading={() => astrologers} list={astrologerList} source={astrologerSource} />
      <LineRail heading={() => products} list={productList} source={productSource} />
      <LineRail heading={() => gemstones} list={gemList} source={gemSource} />
    </>
  );
}

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
  const api = useBrowser()?.api;
  const { state } = useQuery(useMemo(() => api && (() => source.fetchPage(api, FIRST)), [api, source]));
  if (state.status !== "ready") return null;
  const { cards, meta } = state.value;
  return <LineRow {...{ cards, meta, heading }} list={{ path, Tile }} />;
}
