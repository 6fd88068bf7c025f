import { staffCoupon } from "@aradhana/core/staff";
import CouponIcon from "@mui/icons-material/LocalOfferOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { CouponCreate } from "./coupon-create.tsx";
import { CouponList } from "./coupon-list.tsx";

export const couponResource: ConsoleResource = {
  name: "coupon",
  label: "Coupons",
  icon: CouponIcon,
  row: staffCoupon,
  key: "code",
  screens: {
    list: { component: CouponList, roles: ["owner", "support"] },
    create: { component: CouponCreate, roles: ["owner"] },
  },
};
