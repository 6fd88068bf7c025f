type Values = Record<string, unknown>;

/** The new version as the API takes it: without what belongs to the one it began as, and its moment in UTC. */
export const factsOf = ({ effective_from, ...values }: Values): Values => {
  const { legal_name, address, gstin, lut, customer_care, grievance_officer } = values;
  return {
    ...{ legal_name, address, gstin, lut, customer_care, grievance_officer },
    effective_from: effective_from ? new Date(effective_from as string).toISOString() : null,
  };
};
