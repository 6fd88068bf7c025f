import { staffReturn } from "@aradhana/core/staff";
import ReturnIcon from "@mui/icons-material/AssignmentReturnOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { ReturnList } from "./return-list.tsx";

export const returnResource: ConsoleResource = {
  name: "return",
  label: "Returns",
  icon: ReturnIcon,
  row: staffReturn,
  screens: { list: { component: ReturnList, roles: ["owner", "temple_desk", "support"] } },
};
