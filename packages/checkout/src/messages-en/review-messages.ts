import type { PaymentMethod } from "@aradhana/core/payment";

/** Everything once more before the payment, how to pay, and what the button does. */
export const reviewMessages = {
  title: "Your details",
  contact: "Contact",
  names: "Names",
  address: "Prasad goes to",
  invoice: "Invoice to",
  edit: "Change",
  methods: "Pay by",
  method: { upi: "UPI", card: "Card", netbanking: "Net banking" } satisfies Record<PaymentMethod, string>,
  afterTap: {
    sms: "A secure payment page opens. After you pay, you come back here and get the order link by SMS.",
    whatsapp:
      "A secure payment page opens. After you pay, you come back here and get the order link on WhatsApp.",
  },
};
export type ReviewMessages = typeof reviewMessages;
