import { ritualDate } from "@aradhana/core/staff";
import DateIcon from "@mui/icons-material/EventOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const RitualDateList = lazy(async () => ({
  default: (await import("./ritual-date-list.tsx")).RitualDateList,
}));
const RitualDateShow = lazy(async () => ({
  default: (await import("./ritual-date-show.tsx")).RitualDateShow,
}));

export const ritualDateResource: ConsoleResource = {
  name: "ritualDate",
  label: "Dates",
  icon: DateIcon,
  row: ritualDate,
  screens: {
    list: { component: RitualDateList, roles: ["owner", "temple_desk", "support"] },
    show: { component: RitualDateShow, roles: ["owner", "temple_desk", "support"] },
  },
};
