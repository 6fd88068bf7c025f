import type { LoaderFunctionArgs } from "react-router-dom";
import { loadList } from "../../features/catalogue/list/load-list.ts";
import { chadhaavaSource } from "../../lines/chadhaava/chadhaava-source.ts";

export const loader = (args: LoaderFunctionArgs) => loadList(args, chadhaavaSource);
