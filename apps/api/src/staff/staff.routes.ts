import { Hono } from "hono";
import type { ChatSignals } from "../chat/chat-signals.ts";
import type { Clock } from "../clock.ts";
import type { AppEnv } from "../http/app-env.ts";
import type { CodeParts } from "../login/send-code.ts";
import type { IceConfig } from "../media-calls/ice-servers.ts";
import type { FileStorage } from "../storage/file-storage.ts";
import { staffAccountRoutes } from "./accounts/staff-accounts.routes.ts";
import { staffAstrologerRoutes } from "./astrologers/staff-astrologers.routes.ts";
import { staffBannerRoutes } from "./banners/staff-banners.routes.ts";
import { chadhaavaSeriesRoutes } from "./chadhaava-series/chadhaava-series.routes.ts";
import { chatReportRoutes } from "./chat/chat-reports.routes.ts";
import { staffConversationRoutes } from "./chat/staff-conversations.routes.ts";
import { staffConsultationRoutes } from "./consultations/staff-consultations.routes.ts";
import { staffMediaCallRoutes } from "./consultations/staff-media-calls.routes.ts";
import { staffCouponRoutes } from "./coupons/staff-coupons.routes.ts";
import { staffDeadLetterRoutes } from "./dead-letters/staff-dead-letters.routes.ts";
import { staffGoodsRoutes } from "./goods/staff-goods.routes.ts";
import { staffLogRoutes } from "./log/staff-log.routes.ts";
import { staffLoginRoutes } from "./login/staff-login.routes.ts";
import { staffMessageRoutes } from "./messages/staff-messages.routes.ts";
import { fulfilmentRoutes } from "./orders/fulfilment.routes.ts";
import { staffOrderRoutes } from "./orders/staff-orders.routes.ts";
import { staffPartnerEventRoutes } from "./partners/staff-partner-events.routes.ts";
import { staffPartnerRoutes } from "./partners/staff-partners.routes.ts";
import { staffPasskeyRoutes } from "./passkeys/staff-passkeys.routes.ts";
import { staffRefundRoutes } from "./payments/staff-refunds.routes.ts";
import { staffReviewRoutes } from "./payments/staff-review.routes.ts";
import { pujaSale } from "./puja-series/puja-sale.ts";
import { pujaSeriesRoutes } from "./puja-series/puja-series.routes.ts";
import { seriesSaleRoutes } from "./puja-series/series-sale.routes.ts";
import { staffRecordingRoutes } from "./recordings/staff-recordings.routes.ts";
import { reportedReelRoutes } from "./reels/reported-reels.routes.ts";
import { staffRemedyRoutes } from "./remedies/staff-remedies.routes.ts";
import { staffReturnRoutes } from "./returns/staff-returns.routes.ts";
import { buyerReviewRoutes } from "./reviews/buyer-reviews.routes.ts";
import { ritualDateRoutes } from "./ritual-dates/ritual-dates.routes.ts";
import { staffRitualRoutes } from "./rituals/staff-rituals.routes.ts";
import { staffSankalpRoutes } from "./sankalp/staff-sankalp.routes.ts";
import { staffShopFactsRoutes } from "./shop-facts/staff-shop-facts.routes.ts";
import { staffStockRoutes } from "./stock/staff-stock.routes.ts";
import { staffTempleRoutes } from "./temples/staff-temples.routes.ts";
import { staffTicketRoutes } from "./tickets/staff-tickets.routes.ts";

/** Everything that the people who run the shop do. */
export const staffRoutes = (
  parts: CodeParts & {
    apiOrigin: string;
    consoleOrigin: string;
    signals: ChatSignals;
    files: FileStorage;
    clock: Clock;
    ice: IceConfig;
    wake: () => void;
  },
) =>
  new Hono<AppEnv>()
    .route("/", staffLoginRoutes(parts))
    .route("/", staffPasskeyRoutes(parts))
    .route("/", staffAccountRoutes(parts))
    .route("/", staffLogRoutes(parts))
    .route("/", staffOrderRoutes(parts))
    .route("/", staffSankalpRoutes(parts))
    .route("/", staffRitualRoutes(parts))
    .route("/", fulfilmentRoutes(parts))
    .route("/", staffRecordingRoutes(parts))
    .route("/", staffRefundRoutes(parts))
    .route("/", staffReturnRoutes(parts))
    .route("/", staffRemedyRoutes(parts))
    .route("/", staffReviewRoutes(parts))
    .route("/", staffDeadLetterRoutes(parts))
    .route("/", staffMessageRoutes(parts))
    .route("/", staffCouponRoutes(parts))
    .route("/", staffTempleRoutes(parts))
    .route("/", staffStockRoutes(parts))
    .route("/", staffGoodsRoutes(parts))
    .route("/", staffConversationRoutes(parts))
    .route("/", chatReportRoutes(parts))
    .route("/", staffTicketRoutes(parts))
    .route("/", pujaSeriesRoutes(parts))
    .route("/", seriesSaleRoutes(parts, pujaSale))
    .route("/", chadhaavaSeriesRoutes(parts))
    .route("/", ritualDateRoutes(parts))
    .route("/", staffPartnerRoutes(parts))
    .route("/", staffPartnerEventRoutes(parts))
    .route("/", staffBannerRoutes(parts))
    .route("/", reportedReelRoutes(parts))
    .route("/", staffShopFactsRoutes(parts))
    .route("/", staffAstrologerRoutes(parts))
    .route("/", staffConsultationRoutes(parts))
    .route("/", staffMediaCallRoutes(parts))
    .route("/", buyerReviewRoutes(parts));
