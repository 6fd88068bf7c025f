export const text = {
  title: "Account",
  close: "Close",
  guest: "You are not signed in",
  guestText: "You can book without an account. Sign in to see your orders and correct names.",
  signIn: "Sign in",
  signedInAs: "Signed in as",
  orders: "Your orders",
  locale: "Country and language",
  logOut: "Not you? Log out",
  leaving: "Logging out also removes your details from this browser, and anything you are filling in.",
  stored: "Orders made here without signing in open in this browser for 30 days.",
  forget: "Not you? Remove them",
};
