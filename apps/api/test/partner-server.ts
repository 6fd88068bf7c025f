import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

interface ReceivedWebhook {
  headers: Record<string, string>;
  body: string;
}

/** A partner's server, which stores what it gets and answers with `answer.status`; -1 hangs up instead. */
export async function openPartnerServer() {
  const received: ReceivedWebhook[] = [];
  const answer = { status: 200 };
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers as Record<string, string>, body: await text(request) });
    if (answer.status === -1) request.socket.destroy();
    else response.writeHead(answer.status).end("noted");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    ...{ received, answer, url: `http://127.0.0.1:${port}/orders` },
    close: () => server.close(),
  };
}
