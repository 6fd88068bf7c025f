import type { LoaderFunctionArgs } from "react-router-dom";
import { loadVipPuja } from "../../features/catalogue/puja/load-puja.ts";

export const loader = (args: LoaderFunctionArgs) => loadVipPuja(args);
