import { sentMessage } from "@aradhana/core/staff";
import MessageIcon from "@mui/icons-material/SmsOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const MessageList = lazy(async () => ({ default: (await import("./message-list.tsx")).MessageList }));

export const messageResource: ConsoleResource = {
  name: "message",
  label: "Messages",
  icon: MessageIcon,
  row: sentMessage,
  screens: { list: { component: MessageList, roles: ["owner", "support"] } },
};
