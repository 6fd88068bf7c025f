import { buyerReview } from "@aradhana/core/staff";
import StarIcon from "@mui/icons-material/StarOutlineOutlined";
import type { ConsoleResource } from "../resource/console-resource.ts";
import { BuyerReviewList } from "./buyer-review-list.tsx";

export const buyerReviewResource: ConsoleResource = {
  name: "buyerReview",
  label: "Reviews",
  icon: StarIcon,
  row: buyerReview,
  screens: { list: { component: BuyerReviewList, roles: ["owner", "support"] } },
};
