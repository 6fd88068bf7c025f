import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import { messagesTo, newPhoneNumber, shopper } from "../../test/shopper.ts";
import { createTestApp } from "../../test/test-app.ts";
import { createServices } from "../services.ts";
import { devMessages } from "./messages.table.ts";

const { db, request, parts } = await createTestApp();

test("the outbox page shows the messages, newest first, with links, in a page for phones", async () => {
  const empty = await (await request("/dev/outbox")).text();
  expect(empty).toContain("Nothing has been sent yet");

  const number = newPhoneNumber();
  await parts.messages.send({
    ...{ to: `+91${number}`, channel: "whatsapp", locale: "en", template: "order_paid" },
    params: {
      ...{ number: "AR-1", title: "<b>Puja</b>", until: "" },
      link: "http://127.0.0.1:4300/puja/sankalp/pk_1#t=x",
    },
  });
  await shopper(request, { number }).signIn();
  const response = await request("/dev/outbox");
  const page = await response.text();
  expect(page.indexOf("otp")).toBeLessThan(page.indexOf("order_paid"));
  expect(page).toContain('<a href="http://127.0.0.1:4300/puja/sankalp/pk_1#t=x"');
  expect(page).toContain("&lt;b&gt;Puja");
  expect(page).not.toContain("<b>Puja");
  expect(page).toContain("width=device-width");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-security-policy")).not.toMatch(/script-src|unsafe/);
});

test("the outbox is available on localhost and the API's host name only, to prevent DNS rebinding", async () => {
  const { request: requestLan } = await createTestApp({ apiOrigin: "http://shop.lan:4310" });
  const status = async (host: string) => (await requestLan(`http://${host}/dev/outbox.json`)).status;
  for (const host of ["localhost:4310", "127.0.0.1", "[::1]:9", "shop.lan:4310"]) {
    expect(await status(host), host).toBe(200);
  }
  for (const host of ["evil.test:4310", "127.0.0.1.evil.test", "localhost.evil.test", "x.shop.lan"]) {
    expect(await status(host), host).toBe(404);
    expect((await requestLan(`http://${host}/dev/outbox`)).status).toBe(404);
  }
});

test("messages in the developers' outbox are stored encrypted", async () => {
  const number = newPhoneNumber();
  await shopper(request, { number }).signIn();
  expect((await messagesTo(request, number)).length).toBe(1);
  expect(JSON.stringify(await db.select().from(devMessages))).not.toContain(number);
});

test("the log contains neither the code nor the number", async () => {
  let logged = "";
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const { messages } = createServices({
    ...{ db, clock: parts.clock, log: pino({ level: "trace" }, stream), key: new Uint8Array(32) },
    ...{
      apiOrigin: "http://127.0.0.1:4310",
      devOutbox: true,
      sandboxGateway: false,
      otpPerAddress: 20,
      filesDir: "/nowhere",
    },
  });
  await messages.send({
    ...{ to: "+919876543210", channel: "sms", locale: "en", template: "otp" },
    params: { code: "482913", minutes: "5", host: "shop.example" },
  });
  expect(logged).toContain('"to":"•••••3210"');
  expect(logged).not.toMatch(/482913|98765/);
});
