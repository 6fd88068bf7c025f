import { reportedReel } from "@aradhana/core/staff";
import ReelIcon from "@mui/icons-material/VideocamOffOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const ReportedReelList = lazy(async () => ({
  default: (await import("./reported-reel-list.tsx")).ReportedReelList,
}));

export const reportedReelResource: ConsoleResource = {
  name: "reportedReel",
  label: "Reported reels",
  icon: ReelIcon,
  row: reportedReel,
  screens: { list: { component: ReportedReelList, roles: ["owner", "support"] } },
};
