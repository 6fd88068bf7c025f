import { staffPartnerEvent } from "@aradhana/core/staff";
import EventIcon from "@mui/icons-material/SendOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { PartnerEventList } from "./partner-event-list.tsx";

export const partnerEventResource: ConsoleResource = {
  name: "partnerEvent",
  label: "Partner events",
  icon: EventIcon,
  row: staffPartnerEvent,
  screens: { list: { component: PartnerEventList, roles: ["owner", "support"] } },
};
