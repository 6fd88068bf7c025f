import type { LoaderFunctionArgs } from "react-router-dom";
import { loadList } from "../../features/catalogue/list/load-list.ts";
import { pujaSource } from "../../lines/puja/puja-source.ts";

export const loader = (args: LoaderFunctionArgs) => loadList(args, pujaSource);
