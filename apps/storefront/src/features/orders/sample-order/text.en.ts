export const text = {
  title: "Sample order",
  note: "This is what your order looks like at the end. The name is made up, and we drew the recording and the pictures. Yours are filmed at the temple.",
  prasad: "Prasad",
  sent: (when: string) => `Shipped on ${when}`,
  delivered: (when: string) => `Delivered on ${when}`,
  book: "See this puja",
  all: "See upcoming pujas",
};
