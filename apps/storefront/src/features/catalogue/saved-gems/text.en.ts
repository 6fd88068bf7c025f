export const text = {
  title: "Saved gemstones",
  none: "You have no saved stones. Save one on its page to find it here again.",
  failed: "Your saved stones could not be loaded.",
  retry: "Load them again",
  remove: "Remove",
  removeOf: (title: string) => `Remove: ${title}`,
};
