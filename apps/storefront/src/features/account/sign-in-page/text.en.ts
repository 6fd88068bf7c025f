export const text = {
  title: "Sign in",
  intro: "See your orders, correct a sankalp, and have your details filled in next time.",
  guest: "Continue without signing in",
};
