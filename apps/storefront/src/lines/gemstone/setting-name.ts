import type { GemSetting } from "@aradhana/core/goods";
import type { goodsText } from "../goods-text.ts";

/** "Ring, sterling silver" */
export const settingName = (
  { form, metal }: Pick<GemSetting, "form" | "metal">,
  names: ReturnType<typeof goodsText.in>["setting"],
): string => (metal ? names.of(names.form[form], metal.label) : names.form[form]);
