import { type GatewayName, gatewayName } from "../contract/index.ts";

/** The parameters that a gateway adds to the return URL. */
export interface GatewayReturn {
  gateway: GatewayName;
  params: Record<string, string>;
}

const isOf = (gateway: GatewayName) => (name: string) => name.startsWith(`${gateway}_`);

/** Reads the parameters of a gateway: their names begin with its name. */
export function parseGatewayReturn(search: string): GatewayReturn | undefined {
  const all = [...new URLSearchParams(search)];
  const gateway = gatewayName.options.find((each) => all.some(([name]) => isOf(each)(name)));
  if (!gateway) return undefined;
  return { gateway, params: Object.fromEntries(all.filter(([name]) => isOf(gateway)(name))) };
}

/** The query string without the parameters of a gateway. */
export function withoutGatewayReturn(search: string): string {
  const parameters = [...new URLSearchParams(search)].filter(
    ([name]) => !gatewayName.options.some((each) => isOf(each)(name)),
  );
  return parameters.length > 0 ? `?${new URLSearchParams(parameters)}` : "";
}
