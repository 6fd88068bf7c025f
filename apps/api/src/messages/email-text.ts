import type { Language } from "@aradhana/core/contract";
import type { Message, Template } from "./message.ts";
import { renderMessage } from "./templates.ts";

interface EmailTexts {
  /** The subject of each e-mail. An order's number is added. */
  subjects: Record<EmailTemplate, string>;
  /** Why it was sent, and how to stop it. */
  footer: string;
}

const texts: Record<Language, EmailTexts> = {
  en: {
    subjects: {
      email_code: "Confirm your e-mail address",
      order_paid: "Payment received: add names",
      order_paid_named: "Payment received",
      goods_paid: "We have your order",
      service_paid: "Payment received",
      session_paid: "Your consultation is booked",
      report_ready: "Your report is ready",
      chadhaava_paid: "Payment received",
      chadhaava_named: "We have the names",
      sankalp_received: "We have the names",
      names_due: "Names are still missing",
      recording_ready: "Your recording is ready",
      parcel_sent: "Your parcel is on its way",
      out_for_delivery: "Your parcel is out for delivery",
      delivered: "Your parcel was delivered",
      order_moved: "Your date was changed",
      date_moved: "We had to move your date",
      date_cancelled: "We had to cancel your date",
      date_cancelled_unpaid: "We had to cancel your date",
      payment_failed: "Your payment did not go through",
      refund_started: "Your refund has started",
      refund_done: "Your refund is complete",
      order_cancelled: "Your order is cancelled",
      remedy_offered: "We are sorry: choose a refund or a repeat",
      names_missed: "No names came in time: choose another date or a refund",
      return_requested: "We have your return request",
      return_picked_up: "Your return was picked up",
      return_refunded: "Your return is accepted",
      return_rejected: "About your return",
    },
    footer:
      "You get e-mails about your orders because you confirmed this address. Remove it in your Aradhana account to stop them. This link opens your order: do not forward it.",
  },
  hi: {
    subjects: {
      email_code: "अपना ई-मेल पता पक्का करें",
      order_paid: "भुगतान मिल गया: नाम दें",
      order_paid_named: "भुगतान मिल गया",
      goods_paid: "आपका ऑर्डर मिल गया",
      service_paid: "भुगतान मिल गया",
      session_paid: "आपका परामर्श बुक हो गया",
      report_ready: "आपकी रिपोर्ट तैयार है",
      chadhaava_paid: "भुगतान मिल गया",
      chadhaava_named: "नाम मिल गए",
      sankalp_received: "नाम मिल गए",
      names_due: "नाम अभी बाक़ी हैं",
      recording_ready: "आपकी रिकॉर्डिंग आ गई है",
      parcel_sent: "आपका पार्सल भेज दिया गया है",
      out_for_delivery: "आपका पार्सल डिलीवरी के लिए निकल गया है",
      delivered: "आपका पार्सल डिलीवर हो गया",
      order_moved: "आपकी तारीख बदल गई",
      date_moved: "हमें आपकी तारीख बदलनी पड़ी",
      date_cancelled: "हमें आपकी तारीख रद्द करनी पड़ी",
      date_cancelled_unpaid: "हमें आपकी तारीख रद्द करनी पड़ी",
      payment_failed: "आपका भुगतान नहीं हुआ",
      refund_started: "आपका रिफ़ंड शुरू हो गया",
      refund_done: "आपका रिफ़ंड हो गया",
      order_cancelled: "आपका ऑर्डर रद्द हो गया",
      remedy_offered: "क्षमा करें: रिफ़ंड या दोबारा सेवा चुनें",
      names_missed: "समय पर नाम नहीं मिले: दूसरी तारीख या रिफ़ंड चुनें",
      return_requested: "वापसी का अनुरोध मिल गया",
      return_picked_up: "आपका सामान वापसी के लिए ले लिया गया",
      return_refunded: "आपकी वापसी मंज़ूर हो गई",
      return_rejected: "आपकी वापसी के बारे में",
    },
    footer:
      "आपने यह पता पक्का किया था, इसलिए ऑर्डर की सूचना ई-मेल से मिलती है। इन्हें बंद करने के लिए अपने आराधना खाते से यह पता हटाएँ। इस लिंक से आपका ऑर्डर खुलता है: इसे किसी को न भेजें।",
  },
};

/** The messages that are sent by e-mail too: the code that confirms an address, and news about an order. */
type EmailTemplate = Extract<
  Template,
  | "email_code"
  | `${"order" | "goods" | "service" | "session" | "chadhaava"}_paid`
  | "order_paid_named"
  | "report_ready"
  | "chadhaava_named"
  | "sankalp_received"
  | `names_${string}`
  | "recording_ready"
  | "parcel_sent"
  | "order_cancelled"
  | "out_for_delivery"
  | "delivered"
  | "order_moved"
  | `date_${string}`
  | "payment_failed"
  | `refund_${string}`
  | "remedy_offered"
  | `return_${string}`
>;

export const isEmailTemplate = (template: Template): template is EmailTemplate =>
  Object.hasOwn(texts.en.subjects, template);

/** The subject and the text of a message, in its language. */
export function renderEmail(message: Message): { subject: string; text: string } {
  const { template, locale } = message;
  if (!isEmailTemplate(template)) throw new Error(`${template} is not sent by e-mail`);
  const { subjects, footer } = texts[locale];
  const number = "number" in message.params ? ` (${message.params.number})` : "";
  const text = renderMessage(message);
  return {
    subject: `${subjects[template]}${number}`,
    text: template === "email_code" ? text : `${text}\n\n${footer}`,
  };
}
