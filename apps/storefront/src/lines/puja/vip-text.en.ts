export const text = {
  heading: "What is different about a VIP puja",
  text: "Priests perform it for one family at a time. You hear the sankalp on a live call and speak it with them. It gives no precedence at the temple and is not held to be worth more than a shared puja.",
};
