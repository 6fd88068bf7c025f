import * as v from "valibot";

/** The version that was read. Saving over another one is refused with `staff.changed`. */
export const readVersion = v.object({ version: v.pipe(v.string(), v.minLength(1), v.maxLength(64)) });
