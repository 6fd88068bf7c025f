import type { cartMessages as english } from "../messages-en/cart-messages.ts";

export const cartMessages: typeof english = {
  add: "कार्ट में डालें",
  see: "कार्ट देखें",
  added: "कार्ट में जुड़ गया",
  unchanged: (setting) => `यह पहले से आपके कार्ट में है: ${setting}। हमने इसे नहीं बदला।`,
};
