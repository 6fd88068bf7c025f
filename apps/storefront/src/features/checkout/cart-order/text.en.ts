export const text = {
  groups: { pooja: "Pujas", chadhaava: "Chadhava", goods: "Sent to you in one parcel" },
  namesLater: "You give the names for the sankalp after the payment.",
  quantity: (qty: number) => `Quantity ${qty}`,
  remove: (title: string) => `Remove ${title}`,
  take: (count: number) => `Order ${count}`,
  was: (amount: string) => `It was ${amount}.`,
  blocked: "Something in your cart cannot be ordered now. You have not been charged. See above what it is.",
};
