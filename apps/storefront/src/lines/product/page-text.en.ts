export const text = {
  list: "Products",
  description: (title: string, material: string) =>
    `${title}, ${material}: how it is energised and by whom, its certificate, care, returns and the price with all taxes.`,
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
    text: "Ask us when it comes back, or look at similar products.",
    others: "See other products",
  },
  related: "Similar products",
};
