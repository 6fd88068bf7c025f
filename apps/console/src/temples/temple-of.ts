type Values = Record<string, unknown>;

/** The temple as the API takes it: without words of its own the priest says its name. */
export const templeOf = ({ spoken, ...values }: Values): Values => {
  const { devanagari, latin } = (spoken ?? {}) as Values;
  return { ...values, spoken: devanagari || latin ? { devanagari, latin } : null };
};
