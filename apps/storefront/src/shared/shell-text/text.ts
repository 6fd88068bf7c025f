import { defineText } from "../i18n/define-text.ts";
import { withShop } from "./shop.ts";

export const shellText = defineText({
  en: async () => ({ text: withShop((await import("./text.en.ts")).text, "en") }),
  hi: async () => ({ text: withShop((await import("./text.hi.ts")).text, "hi") }),
});
