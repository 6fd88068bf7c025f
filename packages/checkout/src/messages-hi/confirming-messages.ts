import type { confirmingMessages as original } from "../messages-en/confirming-messages.ts";

export const confirmingMessages: typeof original = {
  heading: "बैंक से पुष्टि बाक़ी है",
  short: "बैंक से पुष्टि बाक़ी है। दोबारा भुगतान न करें।",
  action: "स्थिति देखें",
};
