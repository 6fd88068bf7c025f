import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The time of all responses: three days before the puja of the fixtures. */
const server_time = "2026-11-20T10:00:00.000Z";

/** The response to a call: its `results`, an error status, or a lost connection. */
type Reply = { results: unknown } | { status: number; code: string; field?: string } | "lost";

/** A received request. */
export interface Call {
  path: string;
  query: URLSearchParams;
  body: unknown;
  authorization: string | undefined;
  idempotencyKey: string | string[] | undefined;
  /** The key of a partner's server, which no browser has. */
  partnerKey: string | string[] | undefined;
  /** The secret of an order's link. */
  orderToken: string | string[] | undefined;
}

/** A real HTTP server with the paths of our API. A call gets the last response that was set for the end of its path. */
export async function startApiServer() {
  const replies = new Map<string, (requests: Call) => Reply | Promise<Reply>>();
  const requests: Call[] = [];
  const meta = { request_id: "req_test", server_time, currency: "inr", country_code: "in" };

  const server = createServer((request, response) => {
    const { pathname: path, searchParams: query } = new URL(request.url ?? "", "http://api");
    let sent = "";
    request.on("data", (part) => {
      sent += part;
    });
    request.on("end", async () => {
      const body = sent ? JSON.parse(sent) : undefined;
      const {
        authorization,
        "x-partner-key": partnerKey,
        "idempotency-key": idempotencyKey,
        "x-order-token": orderToken,
      } = request.headers;
      const call = { path, query, body, authorization, idempotencyKey, orderToken, partnerKey };
      requests.push(call);
      const reply = (await replies.get(path.split("/").at(-1) ?? "")?.(call)) ?? {
        status: 404,
        code: "not_found",
      };
      if (reply === "lost") return request.socket.destroy();
      const answer =
        "results" in reply
          ? { success: true, message: "", results: reply.results, meta }
          : { success: false, code: reply.code, message: "No.", field_errors: errorsOf(reply), meta };
      response.writeHead("results" in reply ? 200 : reply.status, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Each request, in order. */
    requests,
    /** The response to `call` from now on. */
    answers(call: string, results: unknown) {
      replies.set(call, () => ({ results }));
    },
    /** Sets the response to `call` from now on; it may depend on the request. */
    answersBy(call: string, reply: (requests: Call) => Reply | Promise<Reply>) {
      replies.set(call, reply);
    },
    /** How `call` is refused from now on. */
    refuses(call: string, status: number, code = "unavailable") {
      replies.set(call, () => ({ status, code }));
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}

export type ApiServer = Awaited<ReturnType<typeof startApiServer>>;

const errorsOf = ({ field }: { field?: string }) =>
  field ? [{ field, code: "characters", message: "No." }] : [];
