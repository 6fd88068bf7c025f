import { stockItem } from "@aradhana/core/staff";
import StockIcon from "@mui/icons-material/Inventory2Outlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const StockList = lazy(async () => ({ default: (await import("./stock-list.tsx")).StockList }));

export const stockResource: ConsoleResource = {
  name: "stock",
  label: "Stock",
  icon: StockIcon,
  row: stockItem,
  screens: { list: { component: StockList, roles: ["owner", "temple_desk", "support"] } },
};
