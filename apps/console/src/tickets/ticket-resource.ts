import { staffTicket, staffTicketDetail } from "@aradhana/core/staff";
import TicketIcon from "@mui/icons-material/ContactSupportOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { TicketList } from "./ticket-list.tsx";
import { TicketShow } from "./ticket-show.tsx";

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
