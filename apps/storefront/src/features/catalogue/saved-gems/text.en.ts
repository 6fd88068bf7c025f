export const text = {
  title: "Saved gemstones",
  none: "You have no saved stones. Save one on its page to find it here again.",
  failed: "Could not load your saved stones.",
  retry: "Try again",
  remove: "Remove",
  removeOf: (title: string) => `Remove: ${title}`,
};
