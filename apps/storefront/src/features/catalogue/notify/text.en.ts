export const text = {
  heading: "Get a message when booking opens",
  whatsapp: "Send it on WhatsApp, not by SMS",
  consent: "We send one message to this number, then delete it, after 90 days at the latest.",
  privacy: "Privacy policy",
  submit: "Send me one message",
  done: "Done. We will message you when booking opens.",
};
