import type { LoaderFunctionArgs } from "react-router-dom";
import { loadList } from "../../features/catalogue/list/load-list.ts";
import { astrologerSource } from "../../lines/astrologer/astrologer-source.ts";

export const loader = (args: LoaderFunctionArgs) => loadList(args, astrologerSource);
