import type { Cart, CartChoice, CartLine } from "../goods/index.ts";

/** Whether the goods of a line can be set into a piece of jewellery. */
const canBeSet: Record<CartChoice["type"], boolean> = {
  pooja: false,
  chadhaava: false,
  abhimantrit: false,
  gemstone: true,
};

const settingOf = (choice: CartChoice) => ("setting" in choice ? choice.setting : undefined);

/** The line that stays as it was configured although its gem was added again, where nothing about a setting was asked. */
export function unchangedLine({ lines }: Pick<Cart, "lines">, added: CartChoice): CartLine | undefined {
  if (!canBeSet[added.type] || !("product_id" in added) || settingOf(added)) return undefined;
  return lines.find(
    ({ choice }) =>
      "product_id" in choice && choice.product_id === added.product_id && settingOf(choice) !== undefined,
  );
}
