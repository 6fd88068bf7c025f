import { createServer, type Socket } from "node:net";

/** What a mail server got: the envelope, and the message with its headers. */
export interface ReceivedMail {
  from: string;
  to: string[];
  message: string;
}

/** Whether a recipient is taken: the code and text of SMTP (RFC 5321) that declines it, or undefined. */
type Decline = (to: string) => string | undefined;

/** A mail server on a free port of this machine that speaks SMTP without encryption, until `stop` is called. */
export function serveMail(decline: Decline = () => undefined) {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    speak(socket, received, decline);
  });
  return new Promise<{ url: string; received: ReceivedMail[]; stop: () => Promise<void> }>((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address === null || typeof address === "string") throw new Error("the mail server has no port");
      const stop = () =>
        new Promise<void>((stopped) => {
          for (const socket of sockets) socket.destroy();
          server.close(() => stopped());
        });
      resolve({ url: `smtp://127.0.0.1:${address.port}`, received, stop });
    });
  });
}

const inBrackets = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? "";

function speak(socket: Socket, received: ReceivedMail[], decline: Decline) {
  let buffered = "";
  let mail: ReceivedMail = { from: "", to: [], message: "" };
  let isData = false;
  const reply = (line: string) => socket.write(`${line}\r\n`);

  function handle(line: string) {
    if (/^(?:EHLO|HELO|RSET|NOOP) ?/i.test(line)) return reply("250 mail.test");
    if (/^MAIL FROM:/i.test(line)) {
      mail = { from: inBrackets(line), to: [], message: "" };
      return reply("250 OK");
    }
    if (/^RCPT TO:/i.test(line)) {
      const declined = decline(inBrackets(line));
      if (!declined) mail.to.push(inBrackets(line));
      return reply(declined ?? "250 OK");
    }
    if (/^DATA/i.test(line)) {
      isData = true;
      return reply("354 End with a dot");
    }
    if (/^QUIT/i.test(line)) {
      reply("221 Bye");
      return socket.end();
    }
    return reply("502 Unknown");
  }

  function takeData(line: string) {
    if (line !== ".") {
      mail.message += `${line.replace(/^\./, "")}\r\n`;
      return;
    }
    isData = false;
    received.push(mail);
    reply("250 Queued");
  }

  reply("220 mail.test ESMTP");
  socket.setEncoding("utf8").on("data", (chunk) => {
    buffered += chunk;
    const lines = buffered.split("\r\n");
    buffered = lines.pop() ?? "";
    for (const line of lines) (isData ? takeData : handle)(line);
  });
}
