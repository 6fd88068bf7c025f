import { staffGood } from "@aradhana/core/staff";
import GoodIcon from "@mui/icons-material/DiamondOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const GoodList = lazy(async () => ({ default: (await import("./good-list.tsx")).GoodList }));
const GoodShow = lazy(async () => ({ default: (await import("./good-show.tsx")).GoodShow }));

export const goodResource: ConsoleResource = {
  name: "good",
  label: "Products and gems",
  icon: GoodIcon,
  row: staffGood,
  screens: {
    list: { component: GoodList, roles: ["owner", "temple_desk", "support"] },
    show: { component: GoodShow, roles: ["owner", "temple_desk", "support"] },
  },
};
