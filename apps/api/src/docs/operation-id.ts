/** `order_id`, `order-id` and `orderId` as `OrderId`. */
export const pascal = (text: string): string =>
  text.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const isPlace = (segment: string) => /^(api|noauth-api|v\d+)$/.test(segment);
const verb =
  /^(get|create|list|add|update|save|delete|request|send|verify|submit|initiate|cancel|pause|resume|regenerate|reschedule|share|claim|redeem|check)([A-Z].*)?$/;

/**
 * The name of the function that a generated client has for a route: `getPartnerOrderByTempId` for GET
 * /noauth-api/v1/partner/orderByTempId. A verb at the end of the path replaces the method.
 */
export function operationIdOf(method: string, path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "" && !isPlace(segment));
  const last = segments.at(-1) ?? "";
  const [, does = method, what = ""] = verb.exec(last) ?? ["", method, last];
  const names = [...segments.slice(0, -1), what].map((segment) => {
    const [, parameter] = /^\{(.+)\}$/.exec(segment) ?? [];
    return parameter === undefined ? pascal(segment) : `By${pascal(parameter)}`;
  });
  // `pooja/poojaListing` is `PoojaListing`.
  return does + names.filter((name, index) => !names[index + 1]?.startsWith(name)).join("");
}
