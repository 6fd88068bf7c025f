import { staffRefund } from "@aradhana/core/staff";
import RefundIcon from "@mui/icons-material/CurrencyExchangeOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const RefundList = lazy(async () => ({ default: (await import("./refund-list.tsx")).RefundList }));

export const refundResource: ConsoleResource = {
  name: "refund",
  label: "Refunds",
  icon: RefundIcon,
  row: staffRefund,
  screens: { list: { component: RefundList, roles: ["owner", "support"] } },
};
