import { useText } from "../../../shared/i18n/define-text.ts";
import { ordersText } from "./text.ts";

/** Names a way of paying in the visitor's language; one we have no word for keeps the gateway's. */
export function useMethodName(): (method: string) => string {
  const { methods } = useText(ordersText);
  return (method) => (method in methods ? methods[method as keyof typeof methods] : method);
}
