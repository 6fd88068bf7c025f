import type { Logger } from "pino";
import { gatewayDown } from "./payments.errors.ts";

/** Logs why a payment gateway cannot be used and throws the error that the client gets. */
export const throwGatewayDown =
  (log: Logger) =>
  (error: unknown): never => {
    log.warn({ err: error }, "a payment gateway does not respond");
    throw gatewayDown();
  };
