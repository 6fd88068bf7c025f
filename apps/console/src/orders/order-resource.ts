import { staffOrder, staffOrderDetail } from "@aradhana/core/staff";
import ReceiptIcon from "@mui/icons-material/ReceiptLongOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { OrderList } from "./order-list.tsx";

const everybody = ["owner", "temple_desk", "support"] as const;

const OrderShow = lazy(async () => ({ default: (await import("./order-show.tsx")).OrderShow }));

export const orderResource: ConsoleResource = {
  name: "order",
  label: "Orders",
  icon: ReceiptIcon,
  row: staffOrder,
  one: staffOrderDetail,
  screens: {
    list: { component: OrderList, roles: everybody },
    show: { component: OrderShow, roles: everybody },
  },
};
