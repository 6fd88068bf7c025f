import * as v from "valibot";

/** What could be the secret of an order, and may be sent in a URL. */
export const orderSecret = v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/));
