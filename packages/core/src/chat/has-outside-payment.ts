/** Devanagari digits, which people mix with Latin ones. */
const latinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966));

/** `name@bank`: unlike an e-mail address, a UPI id has no dot behind the `@`. */
const upiId = /(?<![\w.@-])[\w.-]{2,256}@[a-z]{2,64}(?![\w@-]|\.\w)/i;
/** Schemes and hosts of links with which money or a chat moves elsewhere. */
const paymentLink =
  /\b(?:upi|paytmmp|phonepe|gpay|tez|bhim):\/\/|(?<![\w-])(?:rzp\.io|razorpay\.me|pages\.razorpay\.com|paytm\.me|p\.paytm\.me|phon\.pe|pay\.google\.com|gpay\.app\.goo\.gl|paypal\.me|paypal\.com|buy\.stripe\.com|instamojo\.com|imjo\.in|cashfree\.com|payu\.in|cred\.club|wa\.me|api\.whatsapp\.com|t\.me)(?![\w-])/i;
/** Ten digits of an Indian mobile number, with or without +91, or an international number. */
const phoneNumber =
  /(?<![\d.-])(?:\+?91[\s.-]?|0)?[6-9]\d(?:[\s.()-]?\d){8}(?![\d.-]?\d)|(?<!\d)\+[1-9](?:[\s.()-]{0,2}\d){7,13}(?!\d)/;

/**
 * Whether a text has a payment link, a UPI id or a phone number: the shop cannot check or refund a payment made there.
 * When in doubt it warns.
 */
export function hasOutsidePayment(text: string): boolean {
  const read = latinDigits(text.normalize("NFKC"));
  return upiId.test(read) || paymentLink.test(read) || phoneNumber.test(read);
}
