import { maxBodyBytes } from "@aradhana/core/contract";
import type { Tracer } from "@aradhana/server/traces";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import { accountRoutes } from "./account/account.routes.ts";
import { emailRoutes } from "./account/email.routes.ts";
import { phoneRoutes } from "./account/phones.routes.ts";
import { addressRoutes, familyProfileRoutes } from "./account/saved-details.routes.ts";
import { articlesRoutes } from "./articles/articles.routes.ts";
import { astrologersRoutes } from "./astrologers/astrologers.routes.ts";
import { bannersRoutes } from "./banners/banners.routes.ts";
import { reservationsRoutes } from "./book-now-pay-later/reservations.routes.ts";
import { callbackRoutes } from "./callbacks/callbacks.routes.ts";
import { cartsRoutes } from "./carts/carts.routes.ts";
import { changesRoutes } from "./changes/changes.routes.ts";
import { chatRoutes } from "./chat/chat.routes.ts";
import type { ChatSignals } from "./chat/chat-signals.ts";
import { suggestedItemRoutes } from "./chat/suggested-item.routes.ts";
import type { Clock } from "./clock.ts";
import { consultationsRoutes } from "./consultations/consultations.routes.ts";
import { sessionRoutes } from "./consultations/session.routes.ts";
import type { Database } from "./db/database.ts";
import type { Replica } from "./db/open-replica.ts";
import { deliveryRoutes } from "./delivery/delivery.routes.ts";
import type { GoodsLimits } from "./delivery/delivery.rules.ts";
import { docsRoutes } from "./docs/docs.routes.ts";
import { describeApi } from "./docs/open-api.ts";
import { bodyTooLarge } from "./errors/common.errors.ts";
import { onError } from "./errors/on-error.ts";
import { geoRoutes } from "./geo/geo.routes.ts";
import { localTimeRoutes } from "./geo/local-time.routes.ts";
import { locationRoutes } from "./geo/location.routes.ts";
import { labReportRoutes } from "./goods/report/lab-report.routes.ts";
import { reportRoutes } from "./goods/report/report.routes.ts";
import { healthRoutes } from "./health/health.routes.ts";
import { homeRoutes } from "./home/home.routes.ts";
import { allowedOrigins } from "./http/allowed-origins.ts";
import type { AppEnv } from "./http/app-env.ts";
import { cachedResponses } from "./http/cached-responses.ts";
import { noRoute } from "./http/no-route.ts";
import { requestContext } from "./http/request-context.ts";
import { requestLog } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { traced } from "./http/traced.ts";
import { invoicesRoutes } from "./invoices/invoices.routes.ts";
import { productsRoutes } from "./lines/abhimantrit/products.routes.ts";
import { chadhaavaRoutes } from "./lines/chadhaava/chadhaava.routes.ts";
import { gemsRoutes } from "./lines/gemstone/gems.routes.ts";
import { pujasRoutes } from "./lines/pooja/pooja.routes.ts";
import { searchSources } from "./lines/search-sources.ts";
import { loginRoutes } from "./login/login.routes.ts";
import { mandatesRoutes } from "./mandates/mandates.routes.ts";
import { mediaRoutes } from "./media/media.routes.ts";
import type { IceConfig } from "./media-calls/ice-servers.ts";
import { mediaCallRoutes } from "./media-calls/media-calls.routes.ts";
import { deliveryReportRoutes } from "./messages/delivery-reports.routes.ts";
import { devOutboxRoutes } from "./messages/messages.routes.ts";
import { metrics } from "./metrics/metrics.ts";
import { nameCorrectionRoutes } from "./name-correction/name-correction.routes.ts";
import { namesRoutes } from "./names/names.routes.ts";
import type { SpellWords } from "./names/open-speller.ts";
import { notifyRoutes } from "./notify/notify.routes.ts";
import { createOrderRoutes } from "./orders/create-order.routes.ts";
import { ordersRoutes } from "./orders/orders.routes.ts";
import { panchangRoutes } from "./panchang/panchang.routes.ts";
import { partnersRoutes } from "./partners/partners.routes.ts";
import type { GatewayConfigs } from "./payments/create-gateways.ts";
import { paymentsRoutes } from "./payments/payments.routes.ts";
import { razorpayRoutes } from "./payments/razorpay/razorpay.routes.ts";
import { sandboxRoutes } from "./payments/sandbox/sandbox.routes.ts";
import { webhookRoutes } from "./payments/webhook.routes.ts";
import { placesRoutes } from "./places/places.routes.ts";
import { policiesRoutes } from "./policies/policies.routes.ts";
import { quotesRoutes } from "./quotes/quotes.routes.ts";
import { limitReads } from "./rate-limit/limit-reads.ts";
import { rateLimit } from "./rate-limit/rate-limit.ts";
import { recordingsRoutes } from "./recordings/recordings.routes.ts";
import { reelsRoutes } from "./reels/reels.routes.ts";
import { kundaliRoutes } from "./reports/kundali/kundali.routes.ts";
import { kundaliPdfRoutes } from "./reports/kundali/kundali-pdf.routes.ts";
import { sampleKundaliRoutes } from "./reports/kundali/sample-kundali.ts";
import { nameReportRoutes } from "./reports/name-correction/name-report.routes.ts";
import { sampleNameReportRoutes } from "./reports/name-correction/sample-name-report.ts";
import { reviewPhotoRoutes } from "./reviews/review-photos.routes.ts";
import { reviewsRoutes } from "./reviews/reviews.routes.ts";
import { sampleOrderRoutes } from "./sample-order/sample-order.routes.ts";
import { sankalpRoutes } from "./sankalp/sankalp.routes.ts";
import { searchRoutes } from "./search/search.routes.ts";
import { servicePackagesRoutes } from "./service-packages/service-packages.routes.ts";
import type { Services } from "./services.ts";
import { shopRoutes } from "./shop/shop.routes.ts";
import { staffRoutes } from "./staff/staff.routes.ts";
import { ticketsRoutes } from "./tickets/tickets.routes.ts";

/** The dependencies of the API. Each group of routes takes only those that it needs. */
export type AppParts = {
  db: Database;
  /** Takes reads of public pages from `db`, if there is one. */
  replica?: Replica | undefined;
  clock: Clock;
  log: Logger;
  webOrigins: readonly string[];
  apiOrigin: string;
  /** Where the console is used: the passkeys of owners are bound to its host. */
  consoleOrigin: string;
  trustedHops: number;
  /** The folder of the generated pictures. */
  mediaDir: string;
  /** How long a public response is cached in memory. */
  publicCacheMs: number;
  /** How long counts over the whole catalogue are cached, because counting is slow. */
  countCacheMs: number;
  /** Quotes that one network may request per hour. */
  quotesPerAddress: number;
  /** Unpaid orders that the guests of one network may have at a time. */
  ordersPerAddress: number;
  /** Up to how much is paid in cash, and from how much a PAN is needed. */
  goodsLimits: GoodsLimits;
  /** Reads per minute of one network; null if unlimited. */
  readsPerAddress: number | null;
  /** Whether sent messages can be read at /dev/outbox. */
  devOutbox: boolean;
  /** Whether the sandbox gateway's page is served. */
  sandboxGateway: boolean;
  /** The payment gateways with an account; Razorpay's page is reached by routes of this API. @default none */
  gatewayAccounts?: Omit<GatewayConfigs, "sandbox">;
  /** Spells names in Devanagari. */
  spell: SpellWords;
  /** Whether consultations by voice and video are offered. */
  hasCalls: boolean;
  /** The servers for calls. */
  ice: IceConfig;
  /** Wakes open streams of messages. */
  signals: ChatSignals;
  /** Whether requests are counted for Prometheus. @default no */
  metrics?: boolean;
  /** Traces requests. @default not */
  tracer?: Tracer;
  /** Whether this process ends soon. @default never */
  isStopping?: () => boolean;
  /** Called when there is work for the jobs. */
  wake: () => void;
} & Services;

/** Creates the API. */
export function createApp(parts: AppParts) {
  const { db, clock, log, webOrigins, apiOrigin, trustedHops, mediaDir } = parts;
  const app = new Hono<AppEnv>();
  app.use(requestContext({ clock, trustedHops }), requestLog(log));
  if (parts.tracer) app.use(traced(parts.tracer, trustedHops));
  const measured = parts.metrics ? metrics(parts) : undefined;
  if (measured) app.use(measured.count);
  app.use(securityHeaders({ https: apiOrigin.startsWith("https:") }), allowedOrigins(webOrigins));
  const onTooLarge = () => {
    // The unread body is still on the connection, so it cannot be reused.
    throw bodyTooLarge({ headers: { Connection: "close" } });
  };
  app.use((c, next) => bodyLimit({ maxSize: maxBodyBytes(c.req.path), onError: onTooLarge })(c, next));
  if (parts.readsPerAddress !== null) {
    // Counted apart: who reads much of the catalogue still reads their own orders.
    const limited = { read: ["/noauth-api/*"], read_by_id: ["/api/*", "/documents/*"] };
    for (const [name, paths] of Object.entries(limited)) {
      const limit = rateLimit({ db, clock, name, perMinute: parts.readsPerAddress });
      for (const path of paths) app.use(path, limitReads({ vault: parts.vault, limit }));
    }
  }
  const sendCached = cachedResponses({ clock, retentionMs: parts.publicCacheMs });
  app.route("/", healthRoutes(parts));
  if (measured) app.route("/", measured.routes);
  const catalogue = { db: parts.replica?.db ?? db, clock, sendCached, countCacheMs: parts.countCacheMs };
  app.route("/noauth-api/v1/home", homeRoutes(catalogue));
  app.route("/noauth-api/v1/pooja", pujasRoutes(catalogue));
  app.route("/noauth-api/v1/chadhaava", chadhaavaRoutes(catalogue));
  app.route("/noauth-api/v1/abhimantrit_product", productsRoutes(catalogue));
  app.route("/noauth-api/v1/gemstone", gemsRoutes(catalogue));
  app.route("/noauth-api/v1/goods", reportRoutes(catalogue));
  app.route("/noauth-api/v1/goods", labReportRoutes({ ...parts, db: catalogue.db }));
  app.route("/noauth-api/v1/astrologer", astrologersRoutes({ ...catalogue, hasCalls: parts.hasCalls }));
  app.route("/noauth-api/v1/search", searchRoutes(catalogue, searchSources));
  app.route("/noauth-api/v1/chat", suggestedItemRoutes(catalogue));
  app.route("/noauth-api/v1/delivery", deliveryRoutes({ ...parts, sendCached }));
  app.route("/noauth-api/v1/banner", bannersRoutes(catalogue));
  app.route("/noauth-api/v1/partner", partnersRoutes({ ...parts, sendCached }));
  app.route("/noauth-api/v1/geo", geoRoutes({ sendCached }));
  app.route("/noauth-api/v1/geo", locationRoutes());
  app.route("/noauth-api/v1/geo", placesRoutes({ sendCached }));
  app.route("/noauth-api/v1/geo", localTimeRoutes());
  app.route("/noauth-api/v1/service", servicePackagesRoutes(catalogue));
  app.route("/noauth-api/v1/name_correction", sampleNameReportRoutes({ clock, sendCached }));
  app.route("/noauth-api/v1/kundali", sampleKundaliRoutes({ clock, sendCached }));
  app.route("/noauth-api/v1/name_correction", nameCorrectionRoutes({ clock }));
  app.route("/noauth-api/v1/panchang", panchangRoutes({ clock, sendCached }));
  app.route("/noauth-api/v1/blog", articlesRoutes(catalogue));
  app.route("/noauth-api/v1/reel", reelsRoutes({ ...parts, sendCached }));
  app.route("/noauth-api/v1/order", sampleOrderRoutes(catalogue));
  app.route("/noauth-api/v1/shop", shopRoutes({ db, clock, sendCached }));
  app.route("/noauth-api/v1/policy", policiesRoutes({ db, clock, sendCached }));
  app.route("/", loginRoutes(parts));
  app.route("/api/v1/user", accountRoutes(parts));
  app.route("/api/v1/user/phone", phoneRoutes(parts));
  app.route("/api/v1/user/email", emailRoutes(parts));
  app.route("/api/v1/user/familyProfile", familyProfileRoutes(parts));
  app.route("/api/v1/address", addressRoutes(parts));
  app.route("/api/v1/chat", chatRoutes(parts));
  app.route("/", notifyRoutes(parts));
  app.route("/", callbackRoutes(parts));
  app.route("/", quotesRoutes(parts));
  app.route("/", reservationsRoutes(parts));
  const cartLimit =
    parts.readsPerAddress === null ? undefined : rateLimit({ db, clock, name: "cart", perMinute: 120 });
  app.route("/", cartsRoutes({ ...parts, limit: cartLimit }));
  app.route("/api/v1/astro", consultationsRoutes(parts));
  app.route("/api/v1/astro", sessionRoutes(parts));
  app.route("/api/v1/astro", mediaCallRoutes(parts));
  app.route("/", createOrderRoutes(parts));
  app.route("/", ordersRoutes(parts));
  app.route("/", invoicesRoutes(parts));
  app.route("/", kundaliRoutes(parts));
  app.route("/", kundaliPdfRoutes(parts));
  app.route("/", nameReportRoutes(parts));
  app.route("/", recordingsRoutes(parts));
  app.route("/", changesRoutes(parts));
  app.route("/", ticketsRoutes(parts));
  app.route("/", reviewsRoutes({ db, sendCached }));
  app.route("/", reviewPhotoRoutes(parts));
  app.route("/", namesRoutes(parts));
  app.route("/", sankalpRoutes(parts));
  app.route("/", paymentsRoutes(parts));
  app.route("/", webhookRoutes(parts));
  app.route("/", deliveryReportRoutes(parts));
  app.route("/", mandatesRoutes(parts));
  if (parts.sandboxGateway) app.route("/", sandboxRoutes(parts));
  const { razorpay } = parts.gatewayAccounts ?? {};
  if (razorpay) app.route("/", razorpayRoutes({ db, config: razorpay, apiOrigin }));
  if (parts.devOutbox) app.route("/", devOutboxRoutes(parts));
  app.route("/staff/v1", staffRoutes(parts));
  app.route("/media", mediaRoutes({ mediaDir }));
  app.route("/", docsRoutes({ readDocument: () => describeApi(app, apiOrigin, { exclude: /^\/staff\// }) }));
  return app.onError(onError(log)).notFound(noRoute(app));
}
