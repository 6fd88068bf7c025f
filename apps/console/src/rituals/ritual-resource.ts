import { staffRitual } from "@aradhana/core/staff";
import RitualIcon from "@mui/icons-material/VideocamOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { RitualList } from "./ritual-list.tsx";
import { RitualShow } from "./ritual-show.tsx";

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
