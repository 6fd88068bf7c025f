import { Hono } from "hono";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { serveLocally } from "../../../test/local-server.ts";
import { shopper } from "../../../test/shopper.ts";
import { createTestApp } from "../../../test/test-app.ts";
import type { Message } from "../message.ts";
import { msg91Provider } from "./msg91.ts";
import { providerChannel } from "./provider-channel.ts";
import { twilioProvider } from "./twilio.ts";

const received: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];
let isRefusing = false;

/** Twilio's and MSG91's documented answers: Twilio refuses by status, MSG91 by the type of a 200. */
const provider = await serveLocally(
  new Hono()
    .post("/2010-04-01/Accounts/:sid/Messages.json", async (c) => {
      const body = Object.fromEntries(new URLSearchParams(await c.req.text()));
      received.push({ path: c.req.path, key: c.req.header("authorization"), body });
      return isRefusing ? c.json({ code: 21_211 }, 400) : c.json({ sid: "SM1", status: "queued" }, 201);
    })
    .post("/api/v5/flow", async (c) => {
      received.push({ path: c.req.path, key: c.req.header("authkey"), body: await c.req.json() });
      return c.json(isRefusing ? { type: "error", message: "flow" } : { type: "success", message: "1" });
    }),
);
afterAll(provider.stop);

const { url } = provider;
const twilio = {
  url,
  accountSid: "AC_local",
  authToken: "token-local",
  from: "+14155550100",
  reportUrl: "https://api.shop.example/report",
};
const msg91 = { url, authKey: "key-local", templates: new Map([["otp.en", "1207"]]) };
const log = pino({ level: "silent" });
const otp = (changes: Partial<Message> = {}) =>
  ({
    ...{ to: "+919876543210", channel: "sms", locale: "en", template: "otp" },
    params: { code: "482913", minutes: "5", host: "shop.example" },
    ...changes,
  }) as Message;

test("an Indian number gets a registered text by MSG91, any other number an SMS by Twilio that ends with the WebOTP line", async () => {
  const channel = providerChannel(
    [msg91Provider(msg91), twilioProvider({ ...twilio, whatsapp: undefined })],
    log,
  );
  await channel.send(otp());
  await channel.send(otp({ to: "+14155552671", channel: "whatsapp" }));
  const [indian, foreign] = received.splice(0);
  expect(indian).toMatchObject({
    ...{ path: "/api/v5/flow", key: "key-local" },
    body: {
      template_id: "1207",
      recipients: [{ mobiles: "919876543210", code: "482913", minutes: "5", host: "shop.example" }],
    },
  });
  expect(foreign?.key).toBe(`Basic ${btoa("AC_local:token-local")}`);
  expect(foreign?.body).toMatchObject({
    ...{ To: "+14155552671", From: "+14155550100" },
    StatusCallback: "https://api.shop.example/report",
  });
  expect(foreign?.body.Body).toMatch(/\n@shop\.example #482913$/);
});

test("a WhatsApp message is an approved template; without one it goes as an SMS", async () => {
  const whatsapp = { from: "+14155238886", templates: new Map([["otp.en", "HX1"]]) };
  const channel = providerChannel([twilioProvider({ ...twilio, whatsapp })], log);
  await channel.send(otp({ channel: "whatsapp" }));
  await channel.send(otp({ channel: "whatsapp", locale: "hi" }));
  const [approved, sms] = received.splice(0).map(({ body }) => body);
  expect(approved).toMatchObject({
    ...{ To: "whatsapp:+919876543210", From: "whatsapp:+14155238886", ContentSid: "HX1" },
    ContentVariables: JSON.stringify({ code: "482913", minutes: "5", host: "shop.example" }),
  });
  expect(sms).toMatchObject({ To: "+919876543210", From: "+14155550100" });
});

test.each(["twilio", "msg91"] as const)("what %s refuses is an error, without the number", async (name) => {
  isRefusing = true;
  const refusing =
    name === "twilio" ? twilioProvider({ ...twilio, whatsapp: undefined }) : msg91Provider(msg91);
  const error = await refusing.deliver(otp()).catch(String);
  isRefusing = false;
  received.splice(0);
  expect(error).toContain("ServiceResponseError");
  expect(error).not.toMatch(/98765|482913/);
});

test("an OTP that no provider can send is never reported as sent; one that a provider refused counts for the limits", async () => {
  const none = await createTestApp({ devOutbox: false });
  const body = { dial_code: "91", phone: "9876543210", channel: "sms", lang: "en" };
  const ask = async ({ request }: typeof none) => {
    const response = await shopper(request).post("/noauth-api/v1/login/sendOtp", body);
    const { code, message } = await response.json();
    return [response.status, code, message];
  };
  const sentence = "OTPs cannot be sent to this number at the moment. Nothing was sent. Try again later.";
  expect(await ask(none)).toEqual([503, "otp_unavailable", sentence]);

  const some = await createTestApp({ devOutbox: false, messageAccounts: { msg91 } });
  isRefusing = true;
  expect(await ask(some)).toEqual([503, "otp_unavailable", sentence]);
  isRefusing = false;
  expect((await ask(some)).slice(0, 2)).toEqual([429, "otp_too_soon"]);
  some.time.now = new Date(some.time.now.getTime() + 30_000);
  expect((await ask(some))[0]).toBe(200);
});
