import type { Language } from "@aradhana/core/contract";
import type { Message, MessageParams, Template } from "./message.ts";

type Templates = { [T in Template]: (params: MessageParams[T]) => string };

/** The last line lets a phone fill in the code on our own pages only, or in our frame on a partner's (WebOTP). */
const boundTo = ({ host, frame }: Pick<MessageParams["otp"], "host" | "frame">, code: string) =>
  `@${host} #${code}${frame ? ` @${frame}` : ""}`;

const templates: Record<Language, Templates> = {
  en: {
    otp: ({ code, minutes, ...where }) =>
      `${code} is your Aradhana code. It works for ${minutes} minutes. We never ask for it by phone.\n\n${boundTo(where, code)}`,
    order_paid: ({ number, title, link }) =>
      `Your payment for ${title} has arrived. Order ${number}. Give the names for the ritual here: ${link}`,
    chadhaava_paid: ({ number, title, link }) =>
      `Your payment for ${title} has arrived. Order ${number}. See it here: ${link}`,
    chadhaava_named: ({ number, title, link }) =>
      `We have the names for ${title}, order ${number}. See it here: ${link}`,
    sankalp_received: ({ number, title, until, link }) =>
      `We have the names for ${title}, order ${number}. You can change them until ${until}: ${link}`,
  },
  hi: {
    otp: ({ code, minutes, ...where }) =>
      `${code} आपका आराधना कोड है। यह ${minutes} मिनट तक चलेगा। हम फ़ोन पर यह कोड कभी नहीं पूछते।\n\n${boundTo(where, code)}`,
    order_paid: ({ number, title, link }) =>
      `${title} के लिए आपका भुगतान मिल गया है। ऑर्डर ${number}। पूजा के लिए नाम यहाँ दें: ${link}`,
    chadhaava_paid: ({ number, title, link }) =>
      `${title} के लिए आपका भुगतान मिल गया है। ऑर्डर ${number}। इसे यहाँ देखें: ${link}`,
    chadhaava_named: ({ number, title, link }) =>
      `${title}, ऑर्डर ${number} के नाम हमें मिल गए हैं। इसे यहाँ देखें: ${link}`,
    sankalp_received: ({ number, title, until, link }) =>
      `${title}, ऑर्डर ${number} के नाम हमें मिल गए हैं। ${until} तक आप इन्हें यहाँ बदल सकते हैं: ${link}`,
  },
};

/** The words of a message, in its reader's language. */
export function wordsOf(message: Message): string {
  const words = templates[message.locale];
  switch (message.template) {
    case "otp":
      return words.otp(message.params);
    case "order_paid":
      return words.order_paid(message.params);
    case "chadhaava_paid":
      return words.chadhaava_paid(message.params);
    case "chadhaava_named":
      return words.chadhaava_named(message.params);
    case "sankalp_received":
      return words.sankalp_received(message.params);
  }
}
