export const text = {
  expired: "That link has expired. Sign in here instead.",
  other: "Whose account?",
  otherText: (signedIn: string, offered: string) =>
    `You are signed in as ${signedIn}. The link you followed signs in ${offered}.`,
  stay: (account: string) => `Stay as ${account}`,
  change: (account: string) => `Change to ${account}`,
};
