import type { Cart, CartChoice, CartLine } from "../goods/index.ts";

/** The line that stays as it was configured although its gem was added again, where nothing about a setting was asked. */
export function unchangedLine({ lines }: Pick<Cart, "lines">, added: CartChoice): CartLine | undefined {
  if (added.type !== "gemstone" || added.setting !== undefined) return undefined;
  const { product_id } = added;
  return lines.find(
    ({ choice }) =>
      choice.type === "gemstone" && choice.product_id === product_id && choice.setting !== undefined,
  );
}
