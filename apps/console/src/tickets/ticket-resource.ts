import { staffTicket, staffTicketDetail } from "@aradhana/core/staff";
import TicketIcon from "@mui/icons-material/ContactSupportOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { TicketList } from "./ticket-list.tsx";

const TicketShow = lazy(async () => ({ default: (await import("./ticket-show.tsx")).TicketShow }));

export const ticketResource: ConsoleResource = {
  name: "ticket",
  label: "Tickets",
  icon: TicketIcon,
  row: staffTicket,
  one: staffTicketDetail,
  screens: {
    list: { component: TicketList, roles: ["owner", "support"] },
    show: { component: TicketShow, roles: ["owner", "support"] },
  },
};
