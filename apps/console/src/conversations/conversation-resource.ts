import { staffConversation } from "@aradhana/core/staff";
import ChatIcon from "@mui/icons-material/ChatOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { ConversationList } from "./conversation-list.tsx";

const ConversationShow = lazy(async () => ({
  default: (await import("./conversation-show.tsx")).ConversationShow,
}));

export const conversationResource: ConsoleResource = {
  name: "conversation",
  label: "Chats",
  icon: ChatIcon,
  row: staffConversation,
  screens: {
    list: { component: ConversationList, roles: ["owner", "support"] },
    show: { component: ConversationShow, roles: ["owner", "support"] },
  },
};
