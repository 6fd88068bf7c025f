import { pathTo } from "@aradhana/core/paths";
import type { CatalogueList } from "../catalogue-list.ts";
import { productListText } from "./list-text.ts";
import type { ListedProduct } from "./listed-product.ts";
import { ProductTile } from "./product-tile.tsx";

/** Every blessed product. */
export const productList: CatalogueList<ListedProduct> = {
  path: pathTo("/abhimantrit-products"),
  filters: ["q", "category", "purpose", "deity", "material", "mukhi", "min", "max", "in_stock", "sort"],
  mainFacet: "category",
  isSquare: true,
  text: productListText,
  Tile: ProductTile,
  itemPath: ({ id }) => pathTo("/abhimantrit-products/:id", { id }),
};
