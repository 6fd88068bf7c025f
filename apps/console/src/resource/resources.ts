import { accountResource } from "../accounts/account-resource.ts";
import { astrologerResource } from "../astrologers/astrologer-resource.ts";
import { bannerResource } from "../banners/banner-resource.ts";
import { buyerReviewResource } from "../buyer-reviews/buyer-review-resource.ts";
import { chadhaavaSeriesResource } from "../chadhaava-series/chadhaava-series-resource.ts";
import { chatReportResource } from "../chat-reports/chat-report-resource.ts";
import { consultationResource } from "../consultations/consultation-resource.ts";
import { conversationResource } from "../conversations/conversation-resource.ts";
import { couponResource } from "../coupons/coupon-resource.ts";
import { deadLetterResource } from "../dead-letters/dead-letter-resource.ts";
import { goodResource } from "../goods/good-resource.ts";
import { logResource } from "../log/log-resource.ts";
import { messageResource } from "../messages/message-resource.ts";
import { orderResource } from "../orders/order-resource.ts";
import { partnerEventResource } from "../partner-events/partner-event-resource.ts";
import { partnerResource } from "../partners/partner-resource.ts";
import { passkeyResource } from "../passkeys/passkey-resource.ts";
import { paymentReviewResource } from "../payment-review/payment-review-resource.ts";
import { pujaSeriesResource } from "../puja-series/puja-series-resource.ts";
import { readingListResource } from "../reading-list/reading-list-resource.ts";
import { refundResource } from "../refunds/refund-resource.ts";
import { remedyResource } from "../remedies/remedy-resource.ts";
import { reportedReelResource } from "../reported-reels/reported-reel-resource.ts";
import { returnResource } from "../returns/return-resource.ts";
import { ritualDateResource } from "../ritual-dates/ritual-date-resource.ts";
import { ritualResource } from "../rituals/ritual-resource.ts";
import { shopFactsResource } from "../shop-facts/shop-facts-resource.ts";
import { stockResource } from "../stock/stock-resource.ts";
import { templeResource } from "../temples/temple-resource.ts";
import { ticketResource } from "../tickets/ticket-resource.ts";
import type { ConsoleResource } from "./console-resource.ts";

/** The nouns of the console as the menu has them: what a day needs first, what seldom changes last. */
export const resourceGroups: readonly { label: string; resources: readonly ConsoleResource[] }[] = [
  {
    label: "Today",
    resources: [
      ...[orderResource, readingListResource, ritualResource],
      ...[consultationResource, conversationResource, ticketResource],
    ],
  },
  {
    label: "Money",
    resources: [refundResource, remedyResource, returnResource, paymentReviewResource],
  },
  {
    label: "From buyers",
    resources: [buyerReviewResource, chatReportResource, reportedReelResource],
  },
  {
    label: "On sale",
    resources: [
      ...[ritualDateResource, pujaSeriesResource, chadhaavaSeriesResource, templeResource],
      ...[stockResource, goodResource, couponResource, bannerResource, astrologerResource],
    ],
  },
  {
    label: "The shop",
    resources: [
      ...[shopFactsResource, accountResource, passkeyResource, partnerResource, partnerEventResource],
      ...[messageResource, deadLetterResource, logResource],
    ],
  },
];

/** Every noun of the console. */
export const resources: readonly ConsoleResource[] = resourceGroups.flatMap((group) => group.resources);
