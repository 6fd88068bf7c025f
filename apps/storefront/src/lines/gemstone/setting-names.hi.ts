import type { settingNames as english } from "./setting-names.en.ts";

export const settingNames: typeof english = {
  form: { loose: "खुला रत्न", ring: "अंगूठी", pendant: "पेंडेंट" },
  of: (form, metal) => `${form}, ${metal}`,
};
