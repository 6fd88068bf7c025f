import type { LoaderFunctionArgs } from "react-router-dom";
import { loadList } from "../../features/catalogue/list/load-list.ts";
import { gemSource } from "../../lines/gemstone/gem-source.ts";

export const loader = (args: LoaderFunctionArgs) => loadList(args, gemSource);
