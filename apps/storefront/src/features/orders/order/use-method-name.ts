import { useText } from "../../../shared/i18n/define-text.ts";
import { ordersText } from "./text.ts";

/** The name of a payment method in the visitor's language, or the gateway's name for it. */
export function useMethodName(): (method: string) => string {
  const { methods } = useText(ordersText);
  return (method) => (method in methods ? methods[method as keyof typeof methods] : method);
}
