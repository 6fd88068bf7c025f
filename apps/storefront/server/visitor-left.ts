import type { MiddlewareHandler } from "hono";

/** Whether an error only says that the visitor closed the connection. */
export function visitorLeft(error: unknown, { signal }: Request): boolean {
  // Reading the body fails with the error of the connection, everything else with the reason of the signal.
  const isDisconnect = error === signal.reason || (error as { code?: unknown } | null)?.code === "ECONNRESET";
  return signal.aborted && isDisconnect;
}

/** Nobody receives it. The log has the status by which nginx, too, marks a request whose visitor left. */
export const noResponse = () => new Response(null, { status: 499 });

/** The reason of the signal is a string, which Hono does not hand to `onError`. */
export const withoutVisitor: MiddlewareHandler = async (c, next) => {
  try {
    await next();
  } catch (error) {
    if (!visitorLeft(error, c.req.raw)) throw error;
    c.res = noResponse();
  }
};
