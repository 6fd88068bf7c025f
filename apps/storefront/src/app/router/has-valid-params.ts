import * as v from "valibot";

/** The schemas of the values in an address, by name. */
export type ParamSchemas = Readonly<Record<string, v.GenericSchema>>;

type Params = Readonly<Record<string, string | undefined>>;

/**
 * Whether the values in an address have the shape that its route expects. Screens of orders have no loader, but an id
 * of another shape cannot exist, so the API need not be called.
 */
export const hasValidParams = (params: Params, schemas: ParamSchemas = {}): boolean =>
  Object.entries(schemas).every(([name, schema]) => v.is(schema, params[name]));
