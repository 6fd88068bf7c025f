import { chadhaavaId, orderId, packageId } from "@aradhana/core/contract";
import * as v from "valibot";

/** By screen, the parameters of the address, query included, that are ids of what is somebody's own. */
const shapes = {
  order: { id: orderId },
  "payment-confirmation": { orderId },
  // Without any, the screen asks which order it is.
  "pooja-payment-confirmation": { order_id: v.optional(v.union([v.literal(""), orderId])) },
  // What was chosen: of a puja a package, of a chadhaava itself.
  "chadhaava-payment-confirmation": { order_id: v.optional(v.union([v.literal(""), orderId])) },
  "chadhaava-success": { id: orderId },
  sankalp: { packageId: v.union([packageId, chadhaavaId]) },
  "sankalp-form-submitted": { id: orderId },
} as const;

/**
 * Whether the ids in the address of a screen can be ids at all. Screens of orders have no loader that would ask
 * the API, but one of another shape is known to name nothing, before anybody is asked.
 */
export function namesAnOrder(folder: string, params: Readonly<Record<string, string | undefined>>): boolean {
  const ids = Object.entries(shapes[folder as keyof typeof shapes] ?? {});
  return ids.every(([name, shape]) => v.is(shape, params[name]));
}
