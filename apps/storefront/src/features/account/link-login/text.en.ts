export const text = {
  expired: "This link has expired. Please sign in.",
  other: "Which account?",
  otherText: (signedIn: string, offered: string) =>
    `You are signed in as ${signedIn}. This link is for ${offered}.`,
  stay: (account: string) => `Stay as ${account}`,
  change: (account: string) => `Switch to ${account}`,
};
