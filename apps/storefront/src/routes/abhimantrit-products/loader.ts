import type { LoaderFunctionArgs } from "react-router-dom";
import { loadList } from "../../features/catalogue/list/load-list.ts";
import { productSource } from "../../lines/product/product-source.ts";

export const loader = (args: LoaderFunctionArgs) => loadList(args, productSource);
