import * as v from "valibot";

interface ServiceCall {
  url: URL;
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
}

/** A response of another service that is not the documented one. It names no data of the buyer. */
export class ServiceResponseError extends Error {
  override readonly name = "ServiceResponseError";
  /** Whether the service repeats an earlier response of the same idempotency key. */
  readonly isReplay: boolean;

  constructor({ method, url }: ServiceCall, response: Response, problem: string) {
    super(`${method} ${url.host} returned ${response.status}: ${problem}`);
    this.isReplay = response.headers.get("idempotent-replayed") === "true";
  }
}

/** Calls the API of another service and parses the response; throws ServiceResponseError if it is not as documented. */
export async function callService<Schema extends v.GenericSchema>(
  schema: Schema,
  call: ServiceCall,
): Promise<v.InferOutput<Schema>> {
  const { url, method, headers, body, signal } = call;
  // A redirect would send the key to another server.
  const response = await fetch(url, { method, headers, signal, redirect: "error", ...(body && { body }) });
  const text = await response.text();
  if (!response.ok) throw new ServiceResponseError(call, response, "an error");
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (parsed.success) return parsed.output;
  const fields = parsed.issues.map((issue) => v.getDotPath(issue) ?? "the body");
  throw new ServiceResponseError(call, response, `unexpected ${fields.join(", ")}`);
}
