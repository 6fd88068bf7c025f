type Values = Record<string, unknown>;

const isEmpty = (prices: unknown) =>
  !prices || Object.values(prices).every((amount) => amount === null || amount === undefined);

const instantOf = (value: unknown) => (value ? new Date(value as string).toISOString() : null);

/** The coupon as the API takes it: of the discount only what its kind has, and instants in UTC. */
export function couponOf({ discount, code, starts_at, ends_at, ...terms }: Values): Values {
  const { kind, pct, cap, flat } = (discount ?? {}) as Values;
  return {
    ...terms,
    code: typeof code === "string" ? code.trim().toUpperCase() : code,
    discount: kind === "flat" ? { kind, flat } : { kind, pct, cap: isEmpty(cap) ? null : cap },
    starts_at: instantOf(starts_at),
    ends_at: instantOf(ends_at),
  };
}
