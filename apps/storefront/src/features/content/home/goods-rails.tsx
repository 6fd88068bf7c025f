import { useQuery } from "@aradhana/checkout/query";
import { Rail } from "@aradhana/ui/rail";
import { useMemo } from "react";
import type { CatalogueCard } from "../../../lines/catalogue-card.ts";
import type { CatalogueList } from "../../../lines/catalogue-list.ts";
import type { CatalogueSource } from "../../../lines/catalogue-source.ts";
import { gemList } from "../../../lines/gemstone/gem-list.ts";
import { gemSource } from "../../../lines/gemstone/gem-source.ts";
import { gemText } from "../../../lines/gemstone/text.ts";
import { productList } from "../../../lines/product/product-list.ts";
import { productSource } from "../../../lines/product/product-source.ts";
import { productText } from "../../../lines/product/text.ts";
import { ritualText } from "../../../lines/ritual-text.ts";
import { useText } from "../../../shared/i18n/define-text.ts";
import { useBrowser } from "../../../shared/services/browser.tsx";
import { shellText } from "../../../shared/shell-text/text.ts";
import { homeText } from "./text.ts";

export const texts = [productText, gemText];

/** The first of the products and of the gemstones, each with the link to all of them. */
export function GoodsRails() {
  const { products, gemstones } = useText(shellText);
  return (
    <>
      <GoodsRail heading={products} list={productList} source={productSource} />
      <GoodsRail heading={gemstones} list={gemList} source={gemSource} />
    </>
  );
}

const FIRST = { page: 1, limit: 8 };

interface GoodsRailProps<Card extends CatalogueCard> {
  heading: string;
  list: Pick<CatalogueList<Card>, "path" | "Tile">;
  source: Pick<CatalogueSource<Card, unknown>, "fetchPage">;
}

/** Nothing until they are there, and nothing without them: the page is complete without this row. */
function GoodsRail<Card extends CatalogueCard>({
  heading,
  list: { path, Tile },
  source,
}: GoodsRailProps<Card>) {
  const { seeAll } = useText(homeText);
  const arrows = useText(ritualText);
  const api = useBrowser()?.api;
  const { state } = useQuery(useMemo(() => api && (() => source.fetchPage(api, FIRST)), [api, source]));
  if (state.status !== "ready") return null;
  const { cards, meta } = state.value;
  return (
    <Rail
      heading={heading}
      seeAll={{ href: path, label: seeAll(meta.total ?? cards.length) }}
      arrows={{ back: arrows.back, on: arrows.on }}
    >
      {cards.map((card) => (
        <Tile key={card.id} card={card} now={Date.parse(meta.server_time)} />
      ))}
    </Rail>
  );
}
