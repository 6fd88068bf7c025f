import ky from "ky";
import type { CountryCode } from "../country/index.ts";
import { ORDER_TOKEN_HEADER } from "../paths/index.ts";
import { type After, runAfter } from "../time/index.ts";
import { ApiError } from "./api-error.ts";
import { type Caller, defaultHeaders } from "./default-headers.ts";
import { withLocale } from "./locale-query.ts";
import { type PendingCountry, skipsCountryWait, waitForCountry } from "./pending-country.ts";
import { cutOff, readBody } from "./read-response.ts";
import { type CallReporting, reportNetworkError, reportResponse, reportSessionEnd } from "./report-call.ts";
import { toApiError, withoutQuery } from "./to-api-error.ts";
import { xsrfHeader } from "./xsrf-header.ts";

export interface ApiClientOptions extends CallReporting, Caller {
  /** Scheme, host and port of the API, without a path. */
  host: string;
  /** @default globalThis.fetch */
  fetch?: typeof globalThis.fetch;
  /** The bearer token that is stored now. */
  token?: () => string | undefined;
  /** The cookies now, in the format of `document.cookie`, for `XSRF-TOKEN`. @default none */
  cookies?: () => string;
  /** The country now, or the default until it is known. */
  country: () => CountryCode;
  /** What a call waits for before it is sent, up to five seconds. @default nothing: the country is known */
  pendingCountry?: PendingCountry;
  /** @default a real timer */
  after?: After;
  language: string;
  /** Called when the token that is still stored got a 401 (ruling D9). */
  onSessionEnd?: () => void;
}

export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What a call has whose body is no JSON. */
export interface OpenInit {
  query?: Query;
  /** Sent as it is; without it the call is a GET. */
  body?: Blob;
  /** How `body` is sent. @default "post" */
  method?: "post" | "put";
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Whether it is sent although the page is closed meanwhile; of a body of up to 64 kB. @default false */
  keepalive?: boolean;
}

export interface ApiClient {
  /** The body of a GET. `token` replaces the stored one. One that `signal` aborts rejects, and is not reported. */
  get(path: string, query?: Query, token?: string, signal?: AbortSignal): Promise<unknown>;
  /** The whole response of a POST. `token` replaces the stored one. */
  post(path: string, payload: unknown, token?: string, headers?: Record<string, string>): Promise<Response>;
  /** The whole response of a write that sets a value or deletes, and so may be repeated. */
  write(method: "put" | "patch" | "delete", path: string, payload?: unknown): Promise<Response>;
}

/** A client that also reads streams of events, and sends and reads photos. */
export interface StreamingApiClient extends ApiClient {
  /** The whole response of a call whose body or response is no JSON. */
  open(path: string, init?: OpenInit): Promise<Response>;
}

/**
 * The only client of our HTTP API. As specified, it has no own timeout and no own retries: pass a `fetch` with
 * a timeout, or wrap the client with `retryReads`.
 */
export function createApiClient(options: ApiClientOptions): StreamingApiClient {
  const { host, fetch, pageOrigin, token, country, language } = options;
  const { cookies, pendingCountry, after = runAfter } = options;
  const http = ky.create({
    ...(fetch && { fetch }),
    timeout: false,
    retry: 0,
    redirect: "error",
    credentials: "same-origin",
    headers: { accept: "application/json" },
    hooks: {
      beforeRequest: [
        ({ request: { headers, method, url } }) => {
          const bearer = token?.();
          if (bearer && !headers.has("authorization")) headers.set("authorization", `Bearer ${bearer}`);
          const xsrf = cookies ? xsrfHeader({ method, url, pageOrigin, cookies: cookies() }) : {};
          for (const [name, value] of Object.entries({ ...defaultHeaders(options), ...xsrf })) {
            headers.set(name, value);
          }
        },
      ],
      afterResponse: [
        ({ request, response }) => {
          const call = { method: request.method, url: withoutQuery(request.url), status: response.status };
          reportResponse(options, call);
          const sent = request.headers.get("authorization")?.slice("Bearer ".length);
          if (call.status === 401 && sent && sent === token?.()) {
            options.onSessionEnd?.();
            reportSessionEnd(options);
          }
        },
      ],
      beforeError: [
        ({ error, request }) => {
          const lifted = toApiError(error, request);
          if (lifted instanceof ApiError && lifted.status === 0) {
            reportNetworkError(options, { method: request.method, url: withoutQuery(request.url) });
          }
          return lifted;
        },
      ],
    },
  });

  // The URL is complete before ky makes the request: a request that is rebuilt from another one sends its body as
  // a stream, which browsers support over HTTP/2 only.
  const address = async (method: string, path: string, query: Query = {}) => {
    // Not `new URL(path, host)`: a path that begins with two slashes would name another host. And not without the
    // slash: the path could then extend the host name or turn it into a user name.
    const url = new URL(`${new URL(host).origin}/${path.replace(/^\//, "")}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null && value !== "") url.searchParams.set(name, String(value));
    }
    if (pendingCountry && !skipsCountryWait(url.href)) await waitForCountry(pendingCountry, after);
    // Addresses are written to logs: nobody who reads one may open the order.
    const secret = url.searchParams.get("t");
    url.searchParams.delete("t");
    return {
      url: withLocale(url.href, method, { country: country(), language }),
      headers: { ...(secret && { [ORDER_TOKEN_HEADER]: secret }) },
    };
  };
  const send = async (
    method: "get" | "post" | "put" | "patch" | "delete",
    url: string,
    init: Parameters<typeof http.get>[1],
  ) => {
    const response = await http[method](url, init);
    const call = { method: method.toUpperCase(), url: withoutQuery(url) };
    cutOff.set(response, () => reportNetworkError(options, call));
    return response;
  };
  const bearerOf = (passed: string | undefined) => passed && { authorization: `Bearer ${passed}` };

  return {
    async get(path, query, passed, signal) {
      const { url, headers } = await address("GET", path, query);
      const init = { headers: { ...headers, ...bearerOf(passed) }, ...(signal && { signal }) };
      return readBody(await send("get", url, init), signal);
    },
    async post(path, payload, passed, added) {
      const { url, headers } = await address("POST", path);
      return send("post", url, { json: payload, headers: { ...headers, ...added, ...bearerOf(passed) } });
    },
    async write(method, path, payload) {
      const { url, headers } = await address(method.toUpperCase(), path);
      return send(method, url, { headers, ...(payload !== undefined && { json: payload }) });
    },
    async open(path, { query, body, method: bodyMethod = "post", headers: added, signal, keepalive } = {}) {
      const method = body ? bodyMethod : "get";
      const { url, headers } = await address(method.toUpperCase(), path, query);
      return send(method, url, {
        ...(body && { body }),
        ...(keepalive && { keepalive }),
        headers: { ...headers, ...added },
        ...(signal && { signal }),
      });
    },
  };
}

/** The same client, whose reads end as soon as `signal` is aborted. */
export function withSignal(api: ApiClient, signal: AbortSignal): ApiClient {
  return { ...api, get: (path, query, token) => api.get(path, query, token, signal) };
}
