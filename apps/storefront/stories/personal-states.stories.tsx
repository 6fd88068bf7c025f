import type { Meta, StoryObj } from "@storybook/react-vite";
import { reportText } from "../src/features/astrology/kundali-report/text.ts";
import { nameReportText } from "../src/features/astrology/name-correction/text.ts";
import { chatText } from "../src/features/chat/text.ts";
import { sessionText } from "../src/features/consultation/session/text.ts";
import { bookingText } from "../src/features/consultation/status/text.ts";
import { goodsSuccessText } from "../src/features/orders/goods-success/text.ts";
import { submittedText } from "../src/features/orders/sankalp-submitted/text.ts";
import { serviceSuccessText } from "../src/features/orders/service-success/text.ts";
import { chadhaavaSuccessText } from "../src/lines/chadhaava/success-text.ts";
import { addresses } from "./addresses.ts";
import { paths } from "./handlers.ts";
import { page, shows } from "./page.tsx";
import { ofBooking, ofOrder, statesOfPersonal } from "./screen-states.ts";

/** States that other stories do not show, of screens with personal data. */
const meta = { ...page, title: "Pages/States of personal screens", tags: ["!autodocs"] } satisfies Meta;

export default meta;
type Story = StoryObj;

const chats = statesOfPersonal(addresses.chat, {
  call: paths.conversations,
  loading: shows(chatText, ({ title }) => title),
  gone: shows(chatText, ({ list }) => list.failed),
  error: shows(chatText, ({ list }) => list.failed),
});
export const ChatsLoading: Story = chats.loading;
export const ChatsOffline: Story = chats.offline;

const chat = statesOfPersonal(addresses.conversation, {
  call: paths.chatMessages,
  loading: async () => {},
  gone: shows(chatText, ({ missing }) => missing.gone),
  error: shows(chatText, ({ missing }) => missing.failed),
  looks: ["error"],
});
export const ChatFailed: Story = chat.error;
export const ChatOffline: Story = chat.offline;

const booking = statesOfPersonal("/astro/booking/status?booking_id=bkg_0000000000000000000000", {
  call: paths.booking,
  loading: shows(bookingText, ({ metaTitle }) => metaTitle),
  ...ofBooking,
  looks: ["error"],
});
export const BookingLoading: Story = booking.loading;
export const BookingFailed: Story = booking.error;
export const BookingOffline: Story = booking.offline;

const session = statesOfPersonal("/astro/consultation?booking_id=bkg_0000000000000000000000", {
  call: paths.session,
  loading: shows(sessionText, ({ metaTitle }) => metaTitle),
  ...ofBooking,
});
export const SessionLoading: Story = session.loading;
export const SessionNotYours: Story = session.gone;
export const SessionFailed: Story = session.error;
export const SessionOffline: Story = session.offline;

const kundali = statesOfPersonal(addresses.kundali, {
  call: paths.kundali,
  loading: shows(reportText, ({ title }) => title),
  ...ofOrder,
});
export const KundaliLoading: Story = kundali.loading;
export const KundaliOffline: Story = kundali.offline;

const nameReport = statesOfPersonal(addresses.nameReport, {
  call: paths.nameReport,
  loading: shows(nameReportText, ({ title }) => title),
  ...ofOrder,
});
export const NameReportLoading: Story = nameReport.loading;
export const NameReportNotYours: Story = nameReport.gone;
export const NameReportFailed: Story = nameReport.error;
export const NameReportOffline: Story = nameReport.offline;

const chadhaava = statesOfPersonal(addresses.chadhaavaSuccess, {
  call: paths.order,
  loading: shows(chadhaavaSuccessText, ({ title }) => title),
  ...ofOrder,
});
export const ChadhaavaFailed: Story = chadhaava.error;
export const ChadhaavaOffline: Story = chadhaava.offline;

const goods = statesOfPersonal(addresses.goodsSuccess, {
  call: paths.order,
  loading: shows(goodsSuccessText, ({ title }) => title),
  ...ofOrder,
});
export const GoodsLoading: Story = goods.loading;
export const GoodsNotYours: Story = goods.gone;
export const GoodsFailed: Story = goods.error;
export const GoodsOffline: Story = goods.offline;

const service = statesOfPersonal(addresses.serviceSuccess, {
  call: paths.order,
  loading: shows(serviceSuccessText, ({ title }) => title),
  ...ofOrder,
});
export const ServiceLoading: Story = service.loading;
export const ServiceNotYours: Story = service.gone;
export const ServiceFailed: Story = service.error;
export const ServiceOffline: Story = service.offline;

const submitted = statesOfPersonal(addresses.submitted, {
  call: paths.order,
  loading: shows(submittedText, ({ title }) => title),
  ...ofOrder,
});
export const SankalpSubmittedLoading: Story = submitted.loading;
export const SankalpSubmittedNotYours: Story = submitted.gone;
export const SankalpSubmittedFailed: Story = submitted.error;
export const SankalpSubmittedOffline: Story = submitted.offline;
