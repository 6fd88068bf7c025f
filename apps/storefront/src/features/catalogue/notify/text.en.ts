export const text = {
  whatsapp: "Send it on WhatsApp, not by SMS",
  consent:
    "I agree to get one message on this number. It is deleted after that, at the latest after 90 days.",
  consentError: "Tick this box to get the message",
  submit: "Notify me",
  booking: {
    heading: "Get a message when booking opens",
    done: "Done. We will message you when booking opens.",
  },
  stock: {
    heading: "Get a message when it is back in stock",
    done: "Done. We will message you when it is back in stock.",
  },
  time: {
    heading: "Get a message when a time is available",
    done: "Done. We will message you when a time is available.",
  },
};
