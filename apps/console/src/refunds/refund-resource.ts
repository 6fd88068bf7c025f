import { staffRefund } from "@aradhana/core/staff";
import RefundIcon from "@mui/icons-material/CurrencyExchangeOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { RefundList } from "./refund-list.tsx";

export const refundResource: ConsoleResource = {
  name: "refund",
  label: "Refunds",
  icon: RefundIcon,
  row: staffRefund,
  screens: { list: { component: RefundList, roles: ["owner", "support"] } },
};
