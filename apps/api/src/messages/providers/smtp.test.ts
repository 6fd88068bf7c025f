import { Writable } from "node:stream";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { serveMail } from "../../../test/local-smtp.ts";
import type { Message } from "../message.ts";
import { providerChannel } from "./provider-channel.ts";
import { smtpProvider } from "./smtp.ts";

const server = await serveMail((to) =>
  to.startsWith("unknown@") ? `550 5.1.1 <${to}>: there is no such mailbox` : undefined,
);
afterAll(server.stop);

const from = { name: "Aradhana", address: "care@example.com" };
const provider = smtpProvider({ url: server.url, from });

const orderPaid = (changes: Partial<Message> = {}) =>
  ({
    ...{ to: "asha@example.com", channel: "email", locale: "en", template: "order_paid" },
    params: { number: "AR-1", title: "Rudrabhishek", until: "", link: "https://shop.example/o#t=x" },
    ...changes,
  }) as Message;

const header = (message: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, "im").exec(message.split("\r\n\r\n")[0] ?? "")?.[1];

/** The text of a mail, whose transfer encoding is base64 or quoted-printable. */
function bodyOf(message: string) {
  const [, ...body] = message.split("\r\n\r\n");
  const encoded = body.join("\r\n\r\n");
  if (header(message, "content-transfer-encoding") === "base64")
    return Buffer.from(encoded, "base64").toString();
  const bytes = encoded
    .replace(/=\r\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString();
}

test("an e-mail has the text of the message, a subject with the order's number, and how to stop it", async () => {
  await provider.deliver(orderPaid());
  const [mail] = server.received.splice(0);
  expect(mail).toMatchObject({ from: "care@example.com", to: ["asha@example.com"] });
  const { message = "" } = mail ?? {};
  expect(header(message, "from")).toBe("Aradhana <care@example.com>");
  expect(header(message, "to")).toBe("asha@example.com");
  expect(header(message, "subject")).toBe("Payment received: add names (AR-1)");
  expect(header(message, "auto-submitted")).toBe("auto-generated");
  expect(bodyOf(message)).toContain("Payment received for Rudrabhishek. Order AR-1.");
  expect(bodyOf(message)).toContain("https://shop.example/o#t=x");
  expect(bodyOf(message)).toContain("Remove it in your Aradhana account to stop them.");
});

test("a Hindi e-mail is in Hindi, its subject too", async () => {
  await provider.deliver(orderPaid({ locale: "hi" }));
  const { message = "" } = server.received.splice(0)[0] ?? {};
  const subject = [...(header(message, "subject") ?? "").matchAll(/=\?UTF-8\?B\?([^?]*)\?=/gi)]
    .map(([, encoded = ""]) => Buffer.from(encoded, "base64").toString())
    .join("");
  expect(subject).toContain("भुगतान मिल गया");
  expect(bodyOf(message)).toContain("संकल्प के नाम यहाँ दें");
  expect(header(message, "content-language")).toBe("hi");
});

test.each([
  "asha@example.com\r\nBcc: all@example.com",
  "asha@example.com\n",
  "asha@example.com, ram@example.com",
  "<asha@example.com> ORCPT=x",
  '"Asha" <asha@example.com>',
  "asha",
])("an address that could add headers or recipients is declined: %j", async (to) => {
  expect(provider.takes(orderPaid({ to }))).toBe(false);
  await expect(provider.deliver(orderPaid({ to }))).rejects.toThrow("no address");
  expect(server.received).toEqual([]);
});

test("a line break in a title or a number adds no header", async () => {
  const params = { number: "AR-1\r\nBcc: all@example.com", title: "a\r\nb", until: "", link: "x" };
  await provider.deliver(orderPaid({ params } as Partial<Message>));
  const { message = "", to } = server.received.splice(0)[0] ?? {};
  expect(to).toEqual(["asha@example.com"]);
  expect(header(message, "bcc")).toBeUndefined();
});

test("what the mail server declines is an error with its code, without the address", async () => {
  const error: unknown = await provider
    .deliver(orderPaid({ to: "unknown@example.com" }))
    .catch((thrown) => thrown);
  expect(error).toMatchObject({ name: "MailServerError", code: "EENVELOPE" });
  expect(String(error)).toContain("550");
  expect(`${error} ${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain("unknown@");
});

test("a mail server that does not answer is an error, and one elsewhere gets nothing without encryption", async () => {
  const other = await serveMail();
  await other.stop();
  await expect(smtpProvider({ url: other.url, from }).deliver(orderPaid())).rejects.toMatchObject({
    code: "ESOCKET",
  });
  const remote = smtpProvider({ url: server.url.replace("127.0.0.1", "0.0.0.0"), from });
  await expect(remote.deliver(orderPaid())).rejects.toMatchObject({ code: "ETLS" });
  expect(server.received).toEqual([]);
});

test("an e-mail is never sent as an SMS, nor the other way round; the log has no address", async () => {
  let logged = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const channel = providerChannel([provider], pino({ level: "trace" }, stream));
  expect(channel.canReach?.(orderPaid({ channel: "sms", to: "+919876543210" }))).toBe(false);
  expect(channel.canReach?.(orderPaid({ template: "callback_confirmed" } as Partial<Message>))).toBe(false);
  expect(await channel.send(orderPaid())).toBe("email");
  server.received.splice(0);
  expect(logged).toContain('"channel":"email"');
  expect(logged).not.toMatch(/asha|AR-1/);
});
