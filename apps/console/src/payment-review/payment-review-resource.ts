import { reviewItem } from "@aradhana/core/staff";
import ReviewIcon from "@mui/icons-material/RuleOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const PaymentReviewList = lazy(async () => ({
  default: (await import("./payment-review-list.tsx")).PaymentReviewList,
}));

export const paymentReviewResource: ConsoleResource = {
  name: "review",
  label: "Payments to review",
  icon: ReviewIcon,
  row: reviewItem,
  screens: { list: { component: PaymentReviewList, roles: ["owner", "support"] } },
};
