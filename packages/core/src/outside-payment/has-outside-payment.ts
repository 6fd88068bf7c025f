import { latinDigits } from "../digits/index.ts";
import { findPhoneNumber } from "./find-phone-number.ts";

/** `name@bank`: unlike an e-mail address, a UPI id has no dot behind the `@`. */
const upiId =
  /(?<![\w.@-])[\w.-]{2,256}@(?!(?:gmail|yahoo|hotmail|outlook|rediffmail|icloud)\b)[a-z]{2,64}(?![\w@-]|\.\w)/i;
/** The same with the `@` spelled or set apart: then only before the handle of a bank that is no other word. */
const spelledUpiId =
  /(?<![\w.-])[\w.-]{2,64}\s{0,5}(?:@|[([{]\s*(?:at|@)\s*[)\]}]|\bat\b|\bat the rate(?: of)?\b|ऐट|एट द रेट|एट)\s*(?:ok(?:axis|hdfcbank|icici|sbi)|ybl|ibl|axl|apl|[yr]apl|pt(?:yes|sbi|hdfc|axis)|wa(?:icici|hdfcbank|sbi|axis)|barodampay|(?:jupiter|navi)axis|idfcbank|hdfcbank|axisbank|superyes|freecharge|kotak811)(?![\w.@-])/i;
/** Before a handle that is a word as well, the `@` has to be there, or the name has to be a number. */
const setApartUpiId =
  /(?<![\w.-])(?:[\w.-]{2,64}(?:\s{1,5}@\s{0,5}|@\s{1,5})|\d{6,15}\s{0,5}(?:at|ऐट|एट)\s{1,5})(?:paytm|upi|sbi|icici|kotak|pnb|axis|hdfc|airtel|jio|slice|fam)(?![\w.@-])/i;
/** Where money goes to an account: the code of a branch. */
const ifsc = /\b[a-z]{4}0(?=[a-z]{0,5}\d)[a-z\d]{6}\b/i;
/** Schemes and hosts of links with which money or a chat moves elsewhere. */
const paymentLink =
  /\b(?:upi|paytmmp|phonepe|gpay|tez|bhim):\/\/|(?<![\w-])(?:rzp\.io|razorpay\.me|pages\.razorpay\.com|paytm\.me|p\.paytm\.me|phon\.pe|pay\.google\.com|gpay\.app\.goo\.gl|paypal\.me|paypal\.com|buy\.stripe\.com|instamojo\.com|imjo\.in|cashfree\.com|payu\.in|cred\.club|wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me)(?![\w-])/i;
/** How the dot of an address is hidden. */
const hiddenDot =
  /\s{0,5}(?:\[\s*\.\s*\]|\(\s*\.\s*\)|\[dot\]|\(dot\)|\bdot\b|डॉट)\s{0,5}|\s{1,5}\.\s{1,5}/gi;

/** Invisible characters, and the frame of a digit that is an emoji. */
const invisible = /\p{Cf}|\u034f|\ufe0e|\ufe0f|\u20e3/gu;

// What has many digits and is no number to call: days, times, amounts, and the numbers of an order, a parcel or a ticket.
const harmless = [
  /(?<!\d)\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d\d(?!\d)/g,
  /(?<!\d)(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}(?!\d)/g,
  /(?<!\d)\d{1,2}[:.]\d{2}(?::\d{2})?\s?(?:[ap]\.?m\b|बजे|baje)|(?<!\d)\d{1,2}:\d{2}(?!\d)/gi,
  /(?:₹|\$|€|£|\brs\b\.?|\binr\b|रु\.?|रुपये)\s?\d[\d,]*(?:\.\d{1,2})?(?!\s?\d)/gi,
  /(?<![\d,])\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?(?![\d,])/g,
  /(?<![\w.])-?\d{1,3}\.\d{3,}\s*°?\s*[nsew]?\s*,\s*-?\d{1,3}\.\d{3,}/gi,
];
const labelled =
  /(?:\b(?:awb|tracking|order|utr|ref(?:erence)?|txn|transaction|pnr|invoice|receipt|consignment|ticket|aadhaar|aadhar|gstin?|isbn)\b|ऑर्डर|ट्रैकिंग|आधार)[\s.:#-]*(?:(?:(?:no|number|id|code|is)\b|नंबर|संख्या|है)[\s.:#-]{0,5}){0,2}[#:]?\s*\d[\d -]*\d/gi;
/** With one of these words, a labelled number is one to pay or call after all. */
const contact =
  /\b(?:g\s?pay|google pay|paytm|phone\s?pe|whats\s?app|upi|bhim|call|dial)\b|पेटीएम|फ़?ोन\s?पे|जीपे|व्हाट्सऐप|व्हाट्सएप/i;

/**
 * Whether a text has a payment link, a UPI id or a phone number, also spelled or hidden: the shop cannot check or refund a
 * payment made there. When in doubt it warns.
 */
export function hasOutsidePayment(text: string): boolean {
  const visible = latinDigits(text.normalize("NFKC").replace(invisible, ""));
  const read = visible.replace(/(?<=\d)o(?=[\do\s]|$)/gi, "0").replace(/(?<=\d)[l|](?=\d)/gi, "1");
  if ([upiId, spelledUpiId, setApartUpiId, ifsc, paymentLink].some((each) => each.test(read))) return true;
  if (paymentLink.test(read.replace(hiddenDot, "."))) return true;
  const without = [...harmless, ...(contact.test(read) ? [] : [labelled])];
  return findPhoneNumber(without.reduce((rest, each) => rest.replace(each, " ; "), read));
}
