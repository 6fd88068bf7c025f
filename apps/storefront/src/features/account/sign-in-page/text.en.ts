export const text = {
  title: "Sign in",
  intro: "See your orders, correct names and book faster next time.",
  guest: "Continue without signing in",
};
