import { type GatewayName, gatewayName } from "../contract/index.ts";

/** What a gateway gave a browser to bring back, in the address it was sent to. */
export interface GatewayReturn {
  gateway: GatewayName;
  params: Record<string, string>;
}

const isOf = (gateway: GatewayName) => (name: string) => name.startsWith(`${gateway}_`);

/** Reads what a gateway put into an address: its parameters begin with its name, whatever the path says. */
export function readReturn(search: string): GatewayReturn | undefined {
  const all = [...new URLSearchParams(search)];
  const gateway = gatewayName.options.find((each) => all.some(([name]) => isOf(each)(name)));
  if (!gateway) return undefined;
  return { gateway, params: Object.fromEntries(all.filter(([name]) => isOf(gateway)(name))) };
}

/** The query of an address without what a gateway put into it. */
export function withoutReturn(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(
    ([name]) => !gatewayName.options.some((each) => isOf(each)(name)),
  );
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
}
