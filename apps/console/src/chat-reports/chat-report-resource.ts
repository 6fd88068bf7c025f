import { chatReport, chatReportDetail } from "@aradhana/core/staff";
import ReportIcon from "@mui/icons-material/FlagOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { ChatReportList } from "./chat-report-list.tsx";

const ChatReportShow = lazy(async () => ({
  default: (await import("./chat-report-show.tsx")).ChatReportShow,
}));

export const chatReportResource: ConsoleResource = {
  name: "chatReport",
  label: "Reported chats",
  icon: ReportIcon,
  row: chatReport,
  one: chatReportDetail,
  screens: {
    list: { component: ChatReportList, roles: ["owner", "support"] },
    show: { component: ChatReportShow, roles: ["owner", "support"] },
  },
};
