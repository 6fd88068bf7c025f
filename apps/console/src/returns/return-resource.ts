import { staffReturn } from "@aradhana/core/staff";
import ReturnIcon from "@mui/icons-material/AssignmentReturnOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const ReturnList = lazy(async () => ({ default: (await import("./return-list.tsx")).ReturnList }));

export const returnResource: ConsoleResource = {
  name: "return",
  label: "Returns",
  icon: ReturnIcon,
  row: staffReturn,
  screens: { list: { component: ReturnList, roles: ["owner", "temple_desk", "support"] } },
};
