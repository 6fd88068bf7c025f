export const text = {
  heading: "Which order?",
  text: "This link has no order. Open the link we sent you, or choose one of your orders.",
  orders: "Your orders",
};
