export const text = {
  groups: { pooja: "Pujas", chadhaava: "Chadhava", goods: "Sent to you in one parcel" },
  namesLater: "You add names for the sankalp after payment.",
  quantity: (qty: number) => `Quantity ${qty}`,
  remove: (title: string) => `Remove ${title}`,
  take: (count: number) => `Order ${count}`,
  was: (amount: string) => `It was ${amount}.`,
  blocked: "An item in your cart is not available. You have not been charged. See above.",
};
