import { staffCoupon } from "@aradhana/core/staff";
import CouponIcon from "@mui/icons-material/LocalOfferOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { CouponList } from "./coupon-list.tsx";

const CouponCreate = lazy(async () => ({ default: (await import("./coupon-create.tsx")).CouponCreate }));

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
