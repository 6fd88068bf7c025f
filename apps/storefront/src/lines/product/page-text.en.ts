import { siteMessages } from "@aradhana/checkout/site-messages-en";

export const text = {
  list: "Products",
  description: (material: string) =>
    `${material}: how it is energised and by whom, its certificate, care, returns and the price with all taxes.`,
  askAbout: (title: string) => `I have a question about ${title}:`,
  material: "Material",
  size: "Size",
  weight: (grams: number) => `Weighs ${grams} g`,
  energised: "Energised",
  certificate: "Certificate",
  stock: "Stock",
  about: "About this product",
  use: "How to use it",
  color: "Colour",
  named: "If it is energised in your name:",
  soldOut: {
    heading: "Out of stock",
    text: "We can message you when it is back. Or look at similar products.",
    notify: { open: "Notify me when it is back", lost: siteMessages.checkInternet },
    others: "See other products",
  },
  related: "Similar products",
};
