import { reviewItem } from "@aradhana/core/staff";
import ReviewIcon from "@mui/icons-material/RuleOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { PaymentReviewList } from "./payment-review-list.tsx";

export const paymentReviewResource: ConsoleResource = {
  name: "review",
  label: "Payments to review",
  icon: ReviewIcon,
  row: reviewItem,
  screens: { list: { component: PaymentReviewList, roles: ["owner", "support"] } },
};
