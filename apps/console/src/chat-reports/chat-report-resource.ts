import { chatReport } from "@aradhana/core/staff";
import ReportIcon from "@mui/icons-material/FlagOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { ChatReportList } from "./chat-report-list.tsx";

export const chatReportResource: ConsoleResource = {
  name: "chatReport",
  label: "Reported chats",
  icon: ReportIcon,
  row: chatReport,
  screens: { list: { component: ChatReportList, roles: ["owner", "support"] } },
};
