import { staffOrder, staffOrderDetail } from "@aradhana/core/staff";
import ReceiptIcon from "@mui/icons-material/ReceiptLongOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { OrderList } from "./order-list.tsx";
import { OrderShow } from "./order-show.tsx";

const everybody = ["owner", "temple_desk", "support"] as const;

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
