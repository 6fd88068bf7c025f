import { staffRitual } from "@aradhana/core/staff";
import RitualIcon from "@mui/icons-material/VideocamOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { RitualList } from "./ritual-list.tsx";

const RitualShow = lazy(async () => ({ default: (await import("./ritual-show.tsx")).RitualShow }));

export const ritualResource: ConsoleResource = {
  name: "ritual",
  label: "Rituals",
  icon: RitualIcon,
  row: staffRitual,
  screens: {
    list: { component: RitualList, roles: ["owner", "temple_desk"] },
    show: { component: RitualShow, roles: ["owner", "temple_desk"] },
  },
};
