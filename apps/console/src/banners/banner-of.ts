type Values = Record<string, unknown>;

const instantOf = (value: unknown) => (value ? new Date(value as string).toISOString() : null);

/** Nothing chosen is no restriction. */
const someOf = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value : null);

/** "IN, us" as the API takes it. */
const countriesOf = (value: unknown) =>
  typeof value === "string"
    ? someOf(
        value
          .toLowerCase()
          .split(/[\s,]+/)
          .filter(Boolean),
      )
    : someOf(value);

/** The banner as the API takes it: restrictions as lists or nothing, and instants in UTC. */
export const bannerOf = ({ places, partners, countries, starts_at, ends_at, ...values }: Values): Values => ({
  ...values,
  ...{ places: someOf(places), partners: someOf(partners), countries: countriesOf(countries) },
  ...{ starts_at: instantOf(starts_at), ends_at: instantOf(ends_at) },
});
