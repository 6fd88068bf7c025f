import { staffShopFacts } from "@aradhana/core/staff";
import ShopIcon from "@mui/icons-material/StorefrontOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const ShopFactsList = lazy(async () => ({ default: (await import("./shop-facts-list.tsx")).ShopFactsList }));
const ShopFactsCreate = lazy(async () => ({
  default: (await import("./shop-facts-create.tsx")).ShopFactsCreate,
}));

export const shopFactsResource: ConsoleResource = {
  name: "shopFacts",
  label: "Our shop",
  icon: ShopIcon,
  row: staffShopFacts,
  screens: {
    list: { component: ShopFactsList, roles: ["owner", "support"] },
    create: { component: ShopFactsCreate, roles: ["owner"] },
  },
};
