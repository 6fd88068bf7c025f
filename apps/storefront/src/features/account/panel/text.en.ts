export const text = {
  title: "Account",
  close: "Close",
  guest: "You are not signed in",
  guestText: "Booking works without an account. Signed in, you see your orders and can correct names.",
  signIn: "Sign in",
  signedInAs: "Signed in as",
  orders: "Your orders",
  locale: "Country and language",
  logOut: "Not you? Log out",
  leaving: "Logging out also clears what this browser keeps of you, and what is being filled in here.",
  kept: "Orders made here without signing in open in this browser for 30 days.",
  forget: "Not you? Forget them",
};
