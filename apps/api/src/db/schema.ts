// Lists every table. Migrations are generated from the same files.
export { savedDetails } from "../account/account.table.ts";
export { addons, seriesAddons } from "../addons/addons.table.ts";
export { articleCategories, articles } from "../articles/articles.table.ts";
export { astrologers, slots, workingHours } from "../astrologers/astrologers.table.ts";
export { banners } from "../banners/banners.table.ts";
export { reservations } from "../book-now-pay-later/reservations.table.ts";
export { callbacks } from "../callbacks/callbacks.table.ts";
export { cartLines, carts, cartTickets, mergedCartLines } from "../carts/carts.table.ts";
export { chadhaavas } from "../chadhaava/chadhaavas.table.ts";
export { offerings } from "../chadhaava/offerings.table.ts";
export { chadhaavaSeries } from "../chadhaava/series.table.ts";
export { chatAttachments, chatBlocks, chatReports, conversations, messages } from "../chat/chat.table.ts";
export { bookings } from "../consultations/consultations.table.ts";
export { coupons } from "../coupons/coupons.table.ts";
export { customerPhones } from "../customers/customer-phones.table.ts";
export { customers } from "../customers/customers.table.ts";
export { deities } from "../deities/deities.table.ts";
export { gems } from "../goods/gems.table.ts";
export { products, productVariants } from "../goods/products.table.ts";
export { goodsTerms } from "../goods/terms.table.ts";
export { homeBlocks } from "../home/home.table.ts";
export { idempotencyKeys } from "../idempotency/idempotency.table.ts";
export { knownDevices } from "../login/known-devices.table.ts";
export { otpChallenges } from "../login/login.table.ts";
export { loginTickets } from "../login/tickets.table.ts";
export { mandateCharges, mandates } from "../mandates/mandates.table.ts";
export { callSignals } from "../media-calls/call-signals.table.ts";
export { devMessages } from "../messages/messages.table.ts";
export { openingAlerts } from "../notify/notify.table.ts";
export {
  fulfilments,
  orderEvents,
  orderItems,
  orderLines,
  orderLinks,
  orders,
} from "../orders/orders.table.ts";
export { outbox } from "../outbox/outbox.table.ts";
export { partnerEvents } from "../partner-events/partner-events.table.ts";
export { partners } from "../partners/partners.table.ts";
export { gatewayEvents, payments, refundItems, refunds, reviewQueue } from "../payments/payments.table.ts";
export { sandboxMandates, sandboxOrders, sandboxWebhooks } from "../payments/sandbox/sandbox.table.ts";
export { policies } from "../policies/policies.table.ts";
export { priests } from "../priests/priests.table.ts";
export { packages } from "../puja-packages/puja-packages.table.ts";
export { pujas } from "../pujas/pujas.table.ts";
export { series } from "../pujas/series.table.ts";
export { purposes } from "../purposes/purposes.table.ts";
export { quotes } from "../quotes/quotes.table.ts";
export { rateWindows } from "../rate-limit/rate-windows.table.ts";
export { recordingNames, recordings } from "../recordings/recordings.table.ts";
export { reelLikes, reelReports, reels } from "../reels/reels.table.ts";
export { remedies } from "../remedies/remedies.table.ts";
export { reports } from "../reports/reports.table.ts";
export { returns } from "../returns/returns.table.ts";
export { reviewPhotos } from "../reviews/review-photos.table.ts";
export { reviews } from "../reviews/reviews.table.ts";
export { sampleOrders } from "../sample-order/sample-orders.table.ts";
export { sankalps, sankalpVersions } from "../sankalp/sankalp.table.ts";
export { searchEntries, searchPostings, searchWords } from "../search/search-entries.table.ts";
export { servicePackages } from "../service-packages/service-packages.table.ts";
export { sessions } from "../sessions/sessions.table.ts";
export { shopFacts } from "../shop/shop-facts.table.ts";
export { staffAccounts } from "../staff/accounts/staff-accounts.table.ts";
export { staffLog } from "../staff/log/staff-log.table.ts";
export { staffSessions } from "../staff/login/staff-sessions.table.ts";
export { passkeyChallenges } from "../staff/passkeys/passkey-challenges.table.ts";
export { staffPasskeys } from "../staff/passkeys/staff-passkeys.table.ts";
export { refundRequests } from "../staff/payments/refund-requests.table.ts";
export { temples } from "../temples/temples.table.ts";
export { ticketMessages, tickets } from "../tickets/tickets.table.ts";
export { vaultSeal } from "../vault/vault.table.ts";
