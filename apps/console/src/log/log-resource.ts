import { staffLogEntry } from "@aradhana/core/staff";
import HistoryIcon from "@mui/icons-material/HistoryOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { LogList } from "./log-list.tsx";

export const logResource: ConsoleResource = {
  name: "log",
  label: "Log",
  icon: HistoryIcon,
  row: staffLogEntry,
  screens: { list: { component: LogList, roles: ["owner"] } },
};
