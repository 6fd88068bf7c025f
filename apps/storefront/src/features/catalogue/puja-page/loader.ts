import type { LoaderFunctionArgs } from "react-router-dom";
import { loadPuja } from "../puja/load-puja.ts";

export const loader = (args: LoaderFunctionArgs) => loadPuja(args);
