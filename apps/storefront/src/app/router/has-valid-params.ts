import * as v from "valibot";

/** The schemas of the values that an address carries, by their names. */
export type ParamSchemas = Readonly<Record<string, v.GenericSchema>>;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Whether the values in an address can be what its route expects. Screens of orders have no loader that would ask the
 * API, but an id of another shape is known to name nothing, before anybody is asked.
 */
export const hasValidParams = (params: Params, schemas: ParamSchemas = {}): boolean =>
  Object.entries(schemas).every(([name, schema]) => v.is(schema, params[name]));
