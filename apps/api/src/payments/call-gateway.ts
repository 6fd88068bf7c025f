import * as v from "valibot";

interface GatewayCall {
  url: URL;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
}

/** A response of a gateway that is not the documented one. It names no data of the buyer. */
export class GatewayResponseError extends Error {
  override readonly name = "GatewayResponseError";
  readonly status: number;
  /** Whether the gateway repeats an earlier response of the same idempotency key. */
  readonly isReplay: boolean;

  constructor(call: GatewayCall, response: Response, problem: string) {
    super(`${call.method} ${call.url.host}${call.url.pathname} returned ${response.status}: ${problem}`);
    this.status = response.status;
    this.isReplay = response.headers.get("idempotent-replayed") === "true";
  }
}

/** Calls a gateway's API and parses the response; throws GatewayResponseError if it is an error or unexpected. */
export async function callGateway<Schema extends v.GenericSchema>(
  schema: Schema,
  call: GatewayCall,
): Promise<v.InferOutput<Schema>> {
  const { url, method, headers, body, signal } = call;
  // A redirect would send the key to another server.
  const response = await fetch(url, { method, headers, signal, redirect: "error", ...(body && { body }) });
  const text = await response.text();
  if (!response.ok) throw new GatewayResponseError(call, response, "an error");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? "the body");
  throw new GatewayResponseError(call, response, `unexpected ${fields.join(", ")}`);
}
