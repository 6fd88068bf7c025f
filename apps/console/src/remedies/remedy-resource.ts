import { staffRemedy } from "@aradhana/core/staff";
import RemedyIcon from "@mui/icons-material/HandymanOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { RemedyList } from "./remedy-list.tsx";

export const remedyResource: ConsoleResource = {
  name: "remedy",
  label: "Missed promises",
  icon: RemedyIcon,
  row: staffRemedy,
  screens: { list: { component: RemedyList, roles: ["owner", "temple_desk", "support"] } },
};
