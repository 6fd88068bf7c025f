import { buyerReview } from "@aradhana/core/staff";
import StarIcon from "@mui/icons-material/StarOutlineOutlined";
import { lazy } from "react";
import type { ConsoleResource } from "../resource/console-resource.ts";

const BuyerReviewList = lazy(async () => ({
  default: (await import("./buyer-review-list.tsx")).BuyerReviewList,
}));

export const buyerReviewResource: ConsoleResource = {
  name: "buyerReview",
  label: "Reviews",
  icon: StarIcon,
  row: buyerReview,
  screens: { list: { component: BuyerReviewList, roles: ["owner", "support"] } },
};
