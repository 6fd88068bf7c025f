/** An amount as typed, "1,501.5", in minor units; undefined unless it is a positive amount of at most two decimals. */
export function minorOf(typed: string): number | undefined {
  const [, whole, decimals = ""] =
    /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed.replaceAll(/[,\s₹$€]/g, "")) ?? [];
  if (whole === undefined) return undefined;
  const minor = Number(whole) * 100 + Number(decimals.padEnd(2, "0"));
  return minor > 0 ? minor : undefined;
}
