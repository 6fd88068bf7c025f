import type { Language } from "@aradhana/core/contract";
import type { Message, MessageParams, Template } from "./message.ts";

type Templates = { [T in Template]: (params: MessageParams[T]) => string };

/** The WebOTP line: phones fill in the code only on our own pages, or in our frame on a partner's page. */
const webOtpLine = ({ host, frame }: Pick<MessageParams["otp"], "host" | "frame">, code: string) =>
  `@${host} #${code}${frame ? ` @${frame}` : ""}`;

const templates: Record<Language, Templates> = {
  en: {
    otp: ({ code, minutes, ...hosts }) =>
      `${code} is your Aradhana OTP. It is valid for ${minutes} minutes. We never ask for it by phone.\n\n${webOtpLine(hosts, code)}`,
    email_code: ({ code, minutes }) =>
      `${code} is your OTP to confirm this e-mail address. It is valid for ${minutes} minutes.\n\nIf you did not ask for it, ignore this message.`,
    order_paid: ({ number, title, link }) =>
      `Payment received for ${title}. Order ${number}. Add names for the sankalp here: ${link}`,
    order_paid_named: ({ number, title, until, link }) =>
      `Payment received for ${title}. Order ${number}. We have the names. You can change them until ${until}: ${link}`,
    chadhaava_paid: ({ number, title, link }) =>
      `Payment received for ${title}. Order ${number}. See it here: ${link}`,
    goods_paid: ({ number, title, link }) =>
      `We have your order ${number}: ${title}. See when it arrives: ${link}`,
    service_paid: ({ number, title, link }) =>
      `Payment received for ${title}. Order ${number}. Check the status: ${link}`,
    session_paid: ({ number, title, link }) =>
      `Payment received for ${title}. Order ${number}. Join from 10 minutes before the start: ${link}`,
    report_ready: ({ number, title, link }) => `${title} is ready. Order ${number}. Open it here: ${link}`,
    chadhaava_named: ({ number, title, link }) =>
      `We have the names for ${title}, order ${number}. See it here: ${link}`,
    sankalp_received: ({ number, title, until, link }) =>
      `We have the names for ${title}, order ${number}. You can change them until ${until}: ${link}`,
    names_due: ({ number, title, until, link }) =>
      `Names for ${title}, order ${number}, are still missing. The priest needs them by ${until}. Add them here: ${link}`,
    names_missed: ({ number, title, link }) =>
      `No names for ${title}, order ${number}, reached us in time. Choose another date or a refund: ${link}`,
    recording_ready: ({ number, title, link }) =>
      `The recording of ${title} is ready, order ${number}. Watch it from your name: ${link}`,
    parcel_sent: ({ number, title, link }) =>
      `${title}, order ${number}, is on its way. Courier and tracking number are here: ${link}`,
    out_for_delivery: ({ number, title, link }) =>
      `${title}, order ${number}, is out for delivery. Follow it here: ${link}`,
    delivered: ({ number, title, link }) =>
      `${title}, order ${number}, was delivered. If it did not reach you, or something is wrong, tell us here: ${link}`,
    order_moved: ({ number, title, date, link }) =>
      `Moved as you asked: ${title}, order ${number}, is now on ${date}. The names stay: ${link}`,
    date_moved: ({ number, title, date, link }) =>
      `We had to move ${title}, order ${number}. It is now on ${date}. If that does not suit you, choose another date or a refund: ${link}`,
    date_cancelled: ({ number, title, link }) =>
      `Sorry, we had to cancel the date of ${title}, order ${number}. Choose another date or a full refund: ${link}`,
    date_cancelled_unpaid: ({ number, title, link }) =>
      `Sorry, we had to cancel the date of ${title}, so your unpaid order ${number} is closed. If you have just paid, we refund all of it. Details: ${link}`,
    payment_failed: ({ number, title, link }) =>
      `Your payment for ${title}, order ${number}, did not go through. If money was taken, your bank returns it. Pay again here: ${link}`,
    refund_started: ({ number, title, amount, link }) =>
      `We have started a refund of ${amount} for ${title}, order ${number}. Follow it here: ${link}`,
    refund_done: ({ number, title, amount, link }) =>
      `${amount} for ${title}, order ${number}, was refunded to your original payment method. Details: ${link}`,
    order_cancelled: ({ number, title, link }) =>
      `Cancelled as you asked: ${title}, order ${number}. Follow the refund here: ${link}`,
    remedy_offered: ({ number, title, link }) =>
      `Sorry, we could not keep our promise for ${title}, order ${number}. Choose a refund or a repeat: ${link}`,
    return_requested: ({ number, title, link }) =>
      `We have your return request for ${title}, order ${number}. We will pick it up from you. See the refund here: ${link}`,
    return_picked_up: ({ number, title, link }) =>
      `${title}, order ${number}, is on its way back to us. We check it, then refund you: ${link}`,
    return_refunded: ({ number, title, link }) =>
      `Your return of ${title}, order ${number}, is accepted and the refund is on its way: ${link}`,
    return_rejected: ({ number, title, link }) =>
      `We could not accept your return of ${title}, order ${number}. Read why here: ${link}`,
    booking_open: ({ title, date, link }) =>
      `Booking is open: ${title}, ${date}. Book here: ${link}\n\nYou asked for this message; it is the only one.`,
    back_in_stock: ({ title, link }) =>
      `Back in stock: ${title}. Buy it here: ${link}\n\nYou asked for this message; it is the only one.`,
    time_available: ({ title, date, link }) =>
      `${title} has a time available: ${date}. Book it here: ${link}\n\nYou asked for this message; it is the only one.`,
    ticket_answered: ({ number, link }) =>
      `Customer care has answered your ticket ${number}. Read it here: ${link}`,
    callback_requested: ({ name, phone, time, language, title, link }) =>
      `Please call ${name}, ${phone}, in ${language === "hi" ? "Hindi" : "English"}. ${time}, India time. About ${title}: ${link}`,
    callback_confirmed: ({ title, time }) =>
      `Customer care will call you about ${title}. ${time}, India time. If you did not ask for a call, ignore this message.`,
    mandate_started: ({ title, frequency, amount, until, link }) =>
      `${title} is offered ${frequency} until ${until}, for at most ${amount} each time. You will get a message a day before each charge. Pause or stop it here: ${link}`,
    mandate_notice: ({ title, date, amount, chargeDate, link }) =>
      `${amount} will be charged on ${chargeDate} for ${title} on ${date}. To pause or stop it before then: ${link}`,
    mandate_price: ({ title, date, amount, link }) =>
      `${title} on ${date} now costs more than the ${amount} you agreed to. You have not been charged, and it will not be offered. See your recurring chadhava: ${link}`,
    mandate_unavailable: ({ title, date, link }) =>
      `${title} on ${date} cannot be offered as you chose it. You have not been charged. See your recurring chadhava: ${link}`,
    mandate_declined: ({ title, date, amount, link }) =>
      `Your bank declined ${amount} for ${title} on ${date}. We do not try again for this date. You can still pay for it in your orders: ${link}`,
  },
  hi: {
    otp: ({ code, minutes, ...hosts }) =>
      `${code} आपका आराधना OTP है। यह ${minutes} मिनट तक चलेगा। हम फ़ोन पर OTP कभी नहीं पूछते।\n\n${webOtpLine(hosts, code)}`,
    email_code: ({ code, minutes }) =>
      `${code} आपका ई-मेल पता पक्का करने का OTP है। यह ${minutes} मिनट तक चलेगा।\n\nअगर यह आपने नहीं माँगा, तो इस मैसेज पर ध्यान न दें।`,
    order_paid: ({ number, title, link }) =>
      `${title} के लिए आपका भुगतान मिल गया है। ऑर्डर ${number}। संकल्प के नाम यहाँ दें: ${link}`,
    order_paid_named: ({ number, title, until, link }) =>
      `${title} के लिए आपका भुगतान मिल गया है। ऑर्डर ${number}। नाम हमें मिल गए हैं। ${until} तक आप इन्हें यहाँ बदल सकते हैं: ${link}`,
    chadhaava_paid: ({ number, title, link }) =>
      `${title} के लिए आपका भुगतान मिल गया है। ऑर्डर ${number}। इसे यहाँ देखें: ${link}`,
    goods_paid: ({ number, title, link }) =>
      `आपका ऑर्डर ${number} मिल गया है: ${title}। कब पहुँचेगा, यहाँ देखें: ${link}`,
    service_paid: ({ number, title, link }) =>
      `${title} के लिए आपका भुगतान मिल गया है। ऑर्डर ${number}। स्थिति यहाँ देखें: ${link}`,
    session_paid: ({ number, title, link }) =>
      `${title} के लिए आपका भुगतान मिल गया है। ऑर्डर ${number}। शुरू होने से 10 मिनट पहले से यहाँ जुड़ सकते हैं: ${link}`,
    report_ready: ({ number, title, link }) => `${title} तैयार है। ऑर्डर ${number}। यहाँ खोलें: ${link}`,
    chadhaava_named: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} के नाम हमें मिल गए हैं। इसे यहाँ देखें: ${link}`,
    sankalp_received: ({ number, title, until, link }) =>
      `${title}, ऑर्डर ${number} के नाम हमें मिल गए हैं। ${until} तक आप इन्हें यहाँ बदल सकते हैं: ${link}`,
    names_due: ({ number, title, until, link }) =>
      `${title}, ऑर्डर ${number} के नाम अभी बाक़ी हैं। पुरोहित जी को ${until} तक चाहिए। यहाँ दें: ${link}`,
    names_missed: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} के नाम हमें समय पर नहीं मिले। यहाँ दूसरी तारीख या रिफ़ंड चुनें: ${link}`,
    recording_ready: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} की रिकॉर्डिंग आ गई है। अपने नाम से यहाँ देखें: ${link}`,
    parcel_sent: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} भेज दिया गया है। कूरियर और ट्रैकिंग नंबर यहाँ देखें: ${link}`,
    out_for_delivery: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} आज डिलीवरी के लिए निकल गया है। यहाँ देखें: ${link}`,
    delivered: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} डिलीवर हो गया। नहीं मिला या कुछ ग़लत है तो यहाँ बताएँ: ${link}`,
    order_moved: ({ number, title, date, link }) =>
      `आपके कहने पर तारीख बदली गई: ${title}, ऑर्डर ${number} अब ${date} को है। नाम वही रहेंगे: ${link}`,
    date_moved: ({ number, title, date, link }) =>
      `हमें ${title}, ऑर्डर ${number} की तारीख बदलनी पड़ी। अब यह ${date} को है। यह ठीक न हो तो यहाँ दूसरी तारीख या रिफ़ंड चुनें: ${link}`,
    date_cancelled: ({ number, title, link }) =>
      `क्षमा करें, हमें ${title}, ऑर्डर ${number} की तारीख रद्द करनी पड़ी। यहाँ दूसरी तारीख या पूरा रिफ़ंड चुनें: ${link}`,
    date_cancelled_unpaid: ({ number, title, link }) =>
      `क्षमा करें, हमें ${title} की तारीख रद्द करनी पड़ी, इसलिए आपका ऑर्डर ${number}, जिसका भुगतान बाक़ी था, बंद कर दिया गया है। अभी भुगतान किया हो तो पूरा रिफ़ंड मिलेगा। यहाँ देखें: ${link}`,
    payment_failed: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} का भुगतान नहीं हुआ। पैसे कटे हों तो बैंक लौटा देगा। यहाँ फिर से भुगतान करें: ${link}`,
    refund_started: ({ number, title, amount, link }) =>
      `${title}, ऑर्डर ${number} के लिए ${amount} का रिफ़ंड शुरू हो गया है। यहाँ देखें: ${link}`,
    refund_done: ({ number, title, amount, link }) =>
      `${title}, ऑर्डर ${number} के लिए ${amount} का रिफ़ंड हो गया है, उसी तरीक़े से जिससे भुगतान हुआ था। यहाँ देखें: ${link}`,
    order_cancelled: ({ number, title, link }) =>
      `आपके कहने पर ऑर्डर ${number} रद्द किया गया: ${title}। रिफ़ंड की स्थिति यहाँ देखें: ${link}`,
    remedy_offered: ({ number, title, link }) =>
      `क्षमा करें: ${title}, ऑर्डर ${number} में हम अपना वादा नहीं निभा पाए। यहाँ चुनें कि आपको रिफ़ंड चाहिए या सेवा दोबारा: ${link}`,
    return_requested: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} की वापसी का अनुरोध मिल गया है। हम इसे आपके पते से ले जाएँगे। रिफ़ंड यहाँ देखें: ${link}`,
    return_picked_up: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} हमारे पास लौट रहा है। जाँच के बाद रिफ़ंड भेजेंगे: ${link}`,
    return_refunded: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} की वापसी मंज़ूर हो गई है और रिफ़ंड भेजा जा रहा है: ${link}`,
    return_rejected: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} की वापसी मंज़ूर नहीं हो सकी। कारण यहाँ पढ़ें: ${link}`,
    booking_open: ({ title, date, link }) =>
      `बुकिंग खुल गई है: ${title}, ${date}। यहाँ बुक करें: ${link}\n\nयह मैसेज आपके कहने पर भेजा गया है और एक ही बार आता है।`,
    back_in_stock: ({ title, link }) =>
      `फिर से स्टॉक में: ${title}। यहाँ ख़रीदें: ${link}\n\nयह मैसेज आपके कहने पर भेजा गया है और एक ही बार आता है।`,
    time_available: ({ title, date, link }) =>
      `${title} का समय ख़ाली है: ${date}। यहाँ बुक करें: ${link}\n\nयह मैसेज आपके कहने पर भेजा गया है और एक ही बार आता है।`,
    ticket_answered: ({ number, link }) => `ग्राहक सेवा ने आपके टिकट ${number} का जवाब दिया है। यहाँ पढ़ें: ${link}`,
    callback_requested: ({ name, phone, time, language, title, link }) =>
      `${name} को ${phone} पर ${language === "hi" ? "हिन्दी" : "अंग्रेज़ी"} में फ़ोन करें। ${time}, भारतीय समय। ${title} के बारे में: ${link}`,
    callback_confirmed: ({ title, time }) =>
      `${title} के बारे में ग्राहक सेवा आपको फ़ोन करेगी। ${time}, भारतीय समय। अगर आपने नहीं कहा था, तो इस मैसेज पर ध्यान न दें।`,
    mandate_started: ({ title, frequency, amount, until, link }) =>
      `${title}: ${until} तक ${frequency} चढ़ाया जाएगा, हर बार ज़्यादा से ज़्यादा ${amount}। पैसे कटने से एक दिन पहले हम बताएँगे। यहाँ रोकें या बंद करें: ${link}`,
    mandate_notice: ({ title, date, amount, chargeDate, link }) =>
      `${title} (${date}) के लिए ${chargeDate} को ${amount} कटेंगे। उससे पहले रोकने या बंद करने के लिए: ${link}`,
    mandate_price: ({ title, date, amount, link }) =>
      `${title} (${date}) का मूल्य अब आपकी तय सीमा ${amount} से ज़्यादा है। आपके पैसे नहीं कटे और यह चढ़ाया नहीं जाएगा। अपने नियमित चढ़ावे देखें: ${link}`,
    mandate_unavailable: ({ title, date, link }) =>
      `${title} (${date}) आपके चुने रूप में नहीं चढ़ाया जा सकता। आपके पैसे नहीं कटे। अपने नियमित चढ़ावे देखें: ${link}`,
    mandate_declined: ({ title, date, amount, link }) =>
      `${title} (${date}) के लिए ${amount} का भुगतान आपके बैंक ने मंज़ूर नहीं किया। इस तारीख के लिए हम फिर कोशिश नहीं करेंगे। आप अपने ऑर्डर में अब भी भुगतान कर सकते हैं: ${link}`,
  },
};

/** The text of a message in its language. */
export function renderMessage(message: Message): string {
  const texts = templates[message.locale];
  switch (message.template) {
    case "otp":
      return texts.otp(message.params);
    case "email_code":
      return texts.email_code(message.params);
    case "order_paid":
      return texts.order_paid(message.params);
    case "order_paid_named":
      return texts.order_paid_named(message.params);
    case "goods_paid":
      return texts.goods_paid(message.params);
    case "report_ready":
      return texts.report_ready(message.params);
    case "service_paid":
      return texts.service_paid(message.params);
    case "session_paid":
      return texts.session_paid(message.params);
    case "chadhaava_paid":
      return texts.chadhaava_paid(message.params);
    case "chadhaava_named":
      return texts.chadhaava_named(message.params);
    case "sankalp_received":
      return texts.sankalp_received(message.params);
    case "names_due":
      return texts.names_due(message.params);
    case "booking_open":
      return texts.booking_open(message.params);
    case "back_in_stock":
      return texts.back_in_stock(message.params);
    case "time_available":
      return texts.time_available(message.params);
    case "ticket_answered":
      return texts.ticket_answered(message.params);
    case "callback_requested":
      return texts.callback_requested(message.params);
    case "callback_confirmed":
      return texts.callback_confirmed(message.params);
    case "recording_ready":
    case "parcel_sent":
    case "order_cancelled":
    case "remedy_offered":
    case "names_missed":
    case "return_requested":
    case "return_picked_up":
    case "return_refunded":
    case "return_rejected":
    case "out_for_delivery":
    case "delivered":
    case "date_cancelled":
    case "date_cancelled_unpaid":
    case "payment_failed":
      return texts[message.template](message.params);
    case "order_moved":
    case "date_moved":
      return texts[message.template](message.params);
    case "refund_started":
    case "refund_done":
      return texts[message.template](message.params);
    case "mandate_started":
    case "mandate_notice":
    case "mandate_price":
    case "mandate_unavailable":
    case "mandate_declined":
      return texts[message.template](message.params);
  }
}
