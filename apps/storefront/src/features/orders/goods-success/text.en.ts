import { paymentMessages } from "@aradhana/checkout/messages-en";
export const text = {
  title: "Your order",
  heading: "Your order is placed",
  unpaid: paymentMessages.unpaid.heading,
  number: "Order number",
  arrives: "Arrives",
  between: (from: string, to: string) => `${from} to ${to}`,
  address: "Sent to",
  cash: "To pay on delivery",
  paid: "Paid",
  tracking: "Track the parcel",
  pay: "Pay now",
  order: "Order details and invoice",
  items: "Items",
  quantity: (qty: number, title: string) => (qty > 1 ? `${qty} × ${title}` : title),
  progress: "Status",
  suggestions: "Goes well with it",
};
