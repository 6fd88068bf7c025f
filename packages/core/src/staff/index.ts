export { RECORDING_PART_BYTES } from "../contract/body-limits.ts";
export {
  createStaffAccountRequest,
  type StaffAccount,
  type StaffRole,
  signedInStaff,
  staffAccount,
  staffId,
  staffRole,
  staffSendOtpRequest,
  staffVerifyOtpRequest,
  updateStaffAccountRequest,
} from "./accounts.ts";
export {
  type BannerContent,
  bannerChoices,
  bannerContent,
  bannerIdParam,
  type StaffBanner,
  staffBanner,
} from "./banners.ts";
export {
  type ChadhaavaSeries,
  type ChadhaavaSeriesContent,
  chadhaavaSeries,
  chadhaavaSeriesContent,
  createChadhaavaSeriesRequest,
  updateChadhaavaSeriesRequest,
} from "./chadhaava-series.ts";
export { consoleOrigin } from "./console-origin.ts";
export {
  consultationIdParam,
  consultationNotes,
  consultationRefund,
  consultationsQuery,
  deskPresence,
  longestNotes,
  type StaffAstrologer,
  type StaffConsultation,
  type StaffConsultationDetail,
  staffAstrologer,
  staffConsultation,
  staffConsultationDetail,
  staffPresenceRequest,
} from "./consultations.ts";
export {
  type ChatReport,
  type ChatReportDetail,
  chatReport,
  chatReportDetail,
  chatReportIdParam,
  chatReportsQuery,
  conversationCardParam,
  conversationIdParam,
  resolveChatReport,
  type StaffConversation,
  type StaffMessages,
  staffAttachmentParam,
  staffConversation,
  staffConversationsQuery,
  staffMessages,
  staffMessagesQuery,
} from "./conversations.ts";
export { couponCodeParam, createCouponRequest, type StaffCoupon, staffCoupon } from "./coupons.ts";
export { deadLetter, deadLetterIdParam } from "./dead-letters.ts";
export { type StaffErrorCode, staffErrorCodes } from "./error-codes.ts";
export { fieldErrorCode } from "./field-error-code.ts";
export {
  goodMakingCharges,
  goodPrices,
  goodReport,
  goodReportTakenBack,
  reportFileParam,
  type StaffGood,
  staffGood,
  staffGoodParam,
  staffGoodsQuery,
  storedReportFile,
} from "./goods.ts";
export { type StaffLogEntry, staffLogEntry, staffLogQuery } from "./log.ts";
export { messagesQuery, type SentMessage, sentMessage } from "./messages.ts";
export {
  type FulfilmentStep,
  fulfilmentIdParam,
  fulfilmentMoved,
  fulfilmentStep,
  orderContact,
  orderIdParam,
  performedResult,
  type ReadingList,
  readingList,
  readingListQuery,
  ritualIdParam,
  type StaffOrder,
  type StaffOrderDetail,
  type StaffOrderItem,
  staffOrder,
  staffOrderDetail,
  staffOrdersQuery,
  toBePerformed,
} from "./orders.ts";
export { pageQuery } from "./page.ts";
export {
  partnerEventIdParam,
  partnerEventsQuery,
  type StaffPartnerEvent,
  staffPartnerEvent,
} from "./partner-events.ts";
export {
  type PartnerContent,
  partnerContent,
  partnerIdParam,
  partnerKey,
  partnerWebhookSecret,
  type StaffPartner,
  staffPartner,
} from "./partners.ts";
export {
  addPasskeyRequest,
  type Passkey,
  type PasskeyState,
  passkey,
  passkeyCreation,
  passkeyIdParam,
  passkeyState,
  passkeyUse,
  removePasskeyRequest,
  usePasskeyRequest,
} from "./passkeys.ts";
export {
  refundIdParam,
  refundReason,
  refundRequest,
  refundsQuery,
  reviewIdParam,
  reviewItem,
  reviewQuery,
  reviewResolution,
  type StaffRefund,
  staffRefund,
} from "./payments.ts";
export {
  createPujaSeriesRequest,
  type MissingForSale,
  type PujaSeries,
  type PujaSeriesContent,
  pujaChoices,
  pujaSeries,
  pujaSeriesContent,
  pujaSeriesParam,
  pujaSeriesRow,
  updatePujaSeriesRequest,
} from "./puja-series.ts";
export { readSuggestedRef } from "./read-suggested-ref.ts";
export {
  captionsParam,
  captionsRequest,
  MAX_CAPTIONS,
  MAX_RECORDING_BYTES,
  publishedResult,
  type RecordingNames,
  recordingChapters,
  recordingIdParam,
  recordingNames,
  recordingPartParam,
  recordingSeconds,
  recordingsQuery,
  type StaffRecording,
  staffRecording,
  startRecordingRequest,
} from "./recordings.ts";
export { type ReportedReel, reelIdParam, reportedReel, reportedReelsQuery } from "./reels.ts";
export { remediesQuery, type StaffRemedy, staffRemedy } from "./remedies.ts";
export {
  type ReturnStep,
  rejectReturnRequest,
  returnIdParam,
  returnStep,
  returnsQuery,
  type StaffReturn,
  staffReturn,
} from "./returns.ts";
export {
  type BuyerReview,
  buyerReview,
  buyerReviewIdParam,
  buyerReviewPhotoParam,
  buyerReviewsQuery,
  removeReviewRequest,
} from "./reviews.ts";
export {
  movedDate,
  type RitualDate,
  ritualDate,
  ritualDateParam,
  ritualDatePrices,
  ritualDatesQuery,
} from "./ritual-dates.ts";
export { ritualsQuery, type StaffRitual, staffRitual } from "./rituals.ts";
export {
  type SankalpCorrection,
  type StaffNames,
  type StaffSankalp,
  sankalpCorrection,
  sankalpIdParam,
  staffNames,
  staffSankalp,
} from "./sankalp.ts";
export {
  type ShopFactsContent,
  type StaffShopFacts,
  shopFactsContent,
  staffShopFacts,
} from "./shop-facts.ts";
export { newEnergising, newStock, type StockItem, stockIdParam, stockItem, stockQuery } from "./stock.ts";
export {
  createTempleRequest,
  type StaffTemple,
  staffTemple,
  type TempleContent,
  templeContent,
  templeIdParam,
  updateTempleRequest,
  type WrittenTemple,
  writtenTemple,
} from "./temples.ts";
export {
  type StaffTicket,
  staffTicket,
  staffTicketDetail,
  staffTicketsQuery,
  ticketAnswer,
  ticketIdParam,
} from "./tickets.ts";
