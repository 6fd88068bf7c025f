export const text = {
  phoneHint: "We send a one-time code to it.",
  agree: "By continuing you agree to our",
  terms: "terms",
  and: "and",
  privacy: "privacy notice",
  getCode: "Get the code",
  codeLabel: "One-time code",
  sentTo: (number: string) => `Sent to ${number}`,
  change: "Change",
  verify: "Sign in",
  resendIn: (seconds: number) =>
    `Send again in ${seconds > 60 ? `${Math.ceil(seconds / 60)} min` : `${seconds} s`}`,
  resend: "Send again",
  whatsapp: "Send it on WhatsApp",
  call: "Call me with it",
  trouble:
    "No code? Check that the number is right and that the phone has network. Codes live for five minutes.",
  sixDigits: "Enter the six digits of the code",
};
