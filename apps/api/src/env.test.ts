import { describe, expect, test } from "vitest";
import { readEnv } from "./env.ts";
import { trialOwnerPhone } from "./staff/accounts/trial-owner.ts";
import { warningsOf } from "./warnings.ts";

const key = "9f3a5c0d71e2846bb8d7f60a12c94e5530ef7a8c6d1b2f49e0a3c5d78b6f1e24";
const production = {
  ...{ NODE_ENV: "production", DATA_KEY: key },
  PARTNER_ORIGINS: "https://stars.test,https://gems.test",
};

test("an empty environment is configured for local development", () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    production: false,
    host: "127.0.0.1",
    port: 4310,
    apiOrigin: "http://127.0.0.1:4310",
    webOrigins: ["http://127.0.0.1:4300"],
    database: { url: undefined, directUrl: undefined, migrates: true },
    trustedHops: 0,
    sandboxGateway: true,
    logLevel: "info",
  });
  expect(env.dataDir).toMatch(/\.data$/);
});

test("the limits of cash and PAN are in rupees, and no higher than the law has them", () => {
  expect(readEnv({}).goodsLimits).toEqual({ cash: 1_000_000, pan: 20_000_000 });
  expect(readEnv({ CASH_LIMIT: "0", PAN_LIMIT: "50000" }).goodsLimits).toEqual({ cash: 0, pan: 5_000_000 });
  // Section 269ST of the Income-tax Act forbids two lakh and more in cash; rule 114B asks for a PAN above two lakh.
  expect(() => readEnv({ CASH_LIMIT: "200001", PAN_LIMIT: "200001" })).toThrow(/CASH_LIMIT.*PAN_LIMIT/);
});

test("API and background jobs can be parted into processes, on PostgreSQL only", () => {
  expect(readEnv({}).role).toBe("all");
  expect(readEnv({ API_ROLE: "worker", DATABASE_URL: "postgres://db/shop" }).role).toBe("worker");
  expect(() => readEnv({ API_ROLE: "api" })).toThrow("API_ROLE must be all without a DATABASE_URL");
});

test("the error names every invalid variable in one sentence", () => {
  const wrong = {
    API_PORT: "80a",
    DATABASE_URL: "mysql://x",
    WEB_ORIGINS: "https://a.test,b.test",
    LOG_LEVEL: "loud",
  };
  expect(() => readEnv(wrong)).toThrow(
    /^The environment is wrong: API_PORT must be .*; WEB_ORIGINS must be .*; DATABASE_URL must be .*; LOG_LEVEL must be .*\.$/,
  );
});

test("an empty variable counts as not set", () => {
  expect(readEnv({ API_PORT: "", DATABASE_URL: "" }).port).toBe(4310);
});

test.each([
  ["::1", "http://[::1]:4310"],
  ["::", "http://[::]:4310"],
  ["2001:db8::7", "http://[2001:db8::7]:4310"],
  ["localhost", "http://localhost:4310"],
])("an API that listens on %s has the origin %s", (API_HOST, origin) => {
  expect(readEnv({ API_HOST }).apiOrigin).toBe(origin);
  expect(new URL(origin).origin).toBe(origin);
});

test("origins must be written as browsers do, without path and trailing slash", () => {
  expect(readEnv({ WEB_ORIGINS: "https://a.test, http://b.test:8080" }).webOrigins).toEqual([
    "https://a.test",
    "http://b.test:8080",
  ]);
  expect(() => readEnv({ WEB_ORIGINS: "https://a.test/" })).toThrow(/WEB_ORIGINS/);
  expect(() => readEnv({ API_ORIGIN: "javascript:alert(1)" })).toThrow(/API_ORIGIN/);
});

describe("the sandbox gateway and the developers' outbox", () => {
  const readLocalOptions = (env: Record<string, string>) => {
    const { sandboxGateway, devOutbox } = readEnv(env);
    return { sandboxGateway, devOutbox };
  };

  test.each(["127.0.0.1", "127.8.9.1", "localhost", "::1"])("are on by default on %s", (API_HOST) => {
    expect(readLocalOptions({ API_HOST })).toEqual({ sandboxGateway: true, devOutbox: true });
  });

  test.each(["0.0.0.0", "::", "192.168.1.5", "api.example", "127.evil.example"])(
    "are off by default on %s, which others can reach",
    (API_HOST) => {
      expect(readLocalOptions({ API_HOST })).toEqual({ sandboxGateway: false, devOutbox: false });
      expect(readLocalOptions({ API_HOST, SANDBOX_GATEWAY: "on", DEV_OUTBOX: "on" })).toEqual({
        ...{ sandboxGateway: true, devOutbox: true },
      });
    },
  );

  test("do not include the outbox in production, where DEV_OUTBOX=on is an error", () => {
    const env = { ...production, DEV_OUTBOX: "on" };
    expect(() => readEnv(env)).toThrow(/DEV_OUTBOX must not be on in production/);
  });
});

describe("the warnings at startup", () => {
  test("are empty in local development", () => {
    expect(warningsOf(readEnv({}))).toEqual([]);
  });

  test("say in production that payments and signing in are not possible", () => {
    expect(warningsOf(readEnv(production))).toEqual([
      expect.stringMatching(/^Payments are not possible: .*SANDBOX_GATEWAY/),
      expect.stringMatching(/^Signing in is not possible: /),
    ]);
  });

  test("name the variables to set if others can reach the API", () => {
    expect(warningsOf(readEnv({ API_HOST: "0.0.0.0" }))).toEqual([
      expect.stringMatching(/^Payments are not possible: .*SANDBOX_GATEWAY=on/),
      expect.stringMatching(/^Signing in is not possible: .*DEV_OUTBOX=on/),
    ]);
  });
});

test("production requires DATA_KEY and has no sandbox gateway by default", () => {
  expect(() => readEnv({ NODE_ENV: "production" })).toThrow(/DATA_KEY must be set in production/);
  expect(readEnv(production).sandboxGateway).toBe(false);
  expect(readEnv({ ...production, SANDBOX_GATEWAY: "on" }).sandboxGateway).toBe(true);
});

test.each(["a".repeat(64), "0123456789abcdef".repeat(4), `${"00".repeat(31)}01`, "1234"])(
  "the weak key %s is refused",
  (weak) => {
    expect(() => readEnv({ ...production, DATA_KEY: weak })).toThrow(/DATA_KEY must be 32 random bytes/);
    expect(() => readEnv({ ...production, DATA_KEYS_BEFORE: `${key},${weak}` })).toThrow(/DATA_KEYS_BEFORE/);
  },
);

test("the first owner has a trial number in local development only", () => {
  expect(readEnv({}).staffOwnerPhone).toBe(trialOwnerPhone);
  expect(readEnv({ STAFF_OWNER_PHONE: "+91 9812345678" }).staffOwnerPhone).toBe("+91 9812345678");
  expect(readEnv({ API_HOST: "0.0.0.0" }).staffOwnerPhone).toBeUndefined();
  expect(readEnv(production).staffOwnerPhone).toBeUndefined();
});

describe("the partners", () => {
  const hash = "ab".repeat(32);

  test("have trial keys in local development only", () => {
    expect(readEnv({}).partnerKeys.size).toBe(2);
    expect(readEnv({ API_HOST: "0.0.0.0" }).partnerKeys.size).toBe(0);
    expect(readEnv(production).partnerKeys.size).toBe(0);
    expect(readEnv({ ...production, PARTNER_KEYS: `${hash},${hash}` }).partnerKeys.size).toBe(2);
  });

  test("must have their origins set in production", () => {
    expect(() => readEnv({ ...production, PARTNER_ORIGINS: "" })).toThrow(
      /PARTNER_ORIGINS must be set in production/,
    );
  });

  test("have the origins of PARTNER_ORIGINS", () => {
    const { partners } = readEnv({ PARTNER_ORIGINS: "https://stars.test, https://gems.test" });
    expect(partners.map(({ domain }) => domain)).toEqual(["https://stars.test", "https://gems.test"]);
    expect(() => readEnv({ PARTNER_ORIGINS: "https://stars.test" })).toThrow(/PARTNER_ORIGINS must be/);
    expect(() => readEnv({ PARTNER_KEYS: "secret,secret" })).toThrow(/PARTNER_KEYS must be the SHA-256/);
  });
});

test("DEMO_ORIGINS are where the made-up sites are, and the partners' main origins unless those are set", () => {
  const DEMO_ORIGINS = "http://localhost:81, http://localhost:82";
  const domains = (env: NodeJS.ProcessEnv) => readEnv(env).partners.map(({ domain }) => domain);
  expect(domains({ DEMO_ORIGINS })).toEqual(["http://localhost:81", "http://localhost:82"]);
  const PARTNER_ORIGINS = "https://stars.test,https://gems.test";
  expect(domains({ DEMO_ORIGINS, PARTNER_ORIGINS })).toEqual(["https://stars.test", "https://gems.test"]);
  expect(readEnv({ DEMO_ORIGINS, PARTNER_ORIGINS }).demoOrigins).toEqual([
    "http://localhost:81",
    "http://localhost:82",
  ]);
  expect(readEnv({ DEMO_ORIGINS: "off" }).demoOrigins).toEqual([]);
  expect(() => readEnv({ DEMO_ORIGINS: "http://localhost:81" })).toThrow(/DEMO_ORIGINS must be/);
});

test("READS_PER_ADDRESS sets the limit of reads or turns it off", () => {
  expect(readEnv({}).readsPerAddress).toBe(3000);
  expect(readEnv({ READS_PER_ADDRESS: "60" }).readsPerAddress).toBe(60);
  expect(readEnv({ READS_PER_ADDRESS: "off" }).readsPerAddress).toBeNull();
  expect(() => readEnv({ READS_PER_ADDRESS: "0" })).toThrow(/READS_PER_ADDRESS must be "off"/);
});

describe("a payment gateway", () => {
  const razorpay = {
    ...{
      RAZORPAY_KEY_ID: "rzp_live_1",
      RAZORPAY_KEY_SECRET: "secret-of-key",
      RAZORPAY_WEBHOOK_SECRET: "secret-2",
    },
  };

  test("is configured by its keys, for the currencies it takes", () => {
    expect(readEnv({}).gatewayAccounts).toEqual({ razorpay: undefined, stripe: undefined });
    const { gatewayAccounts } = readEnv({ ...razorpay, RAZORPAY_CURRENCIES: "inr, usd" });
    expect(gatewayAccounts.razorpay).toMatchObject({ keyId: "rzp_live_1", currencies: ["inr", "usd"] });
  });

  test.each([
    [{ ...razorpay, RAZORPAY_WEBHOOK_SECRET: "" }, "RAZORPAY_WEBHOOK_SECRET must be set too"],
    [{ STRIPE_WEBHOOK_SECRET: "whsec_123" }, "STRIPE_SECRET_KEY must be set too"],
    [{ STRIPE_CURRENCIES: "usd,gbp" }, "STRIPE_CURRENCIES must be currencies"],
    [{ RAZORPAY_URL: "ftp://example.com" }, "RAZORPAY_URL must be an address"],
  ])("that is configured by half is refused: %j", (env, message) => {
    expect(() => readEnv(env)).toThrow(message);
  });
});

test("calls are offered on this machine, and elsewhere with a server that connects them", () => {
  expect(readEnv({}).hasCalls).toBe(true);
  expect(readEnv({ CALLS: "off" }).hasCalls).toBe(false);
  expect(readEnv(production).hasCalls).toBe(false);
  const turn = {
    TURN_URLS: "turn:t.test:3478, turns:t.test:443?transport=tcp",
    TURN_SECRET: "a-long-secret",
  };
  expect(readEnv({ ...production, ...turn })).toMatchObject({
    hasCalls: true,
    ice: { turnUrls: ["turn:t.test:3478", "turns:t.test:443?transport=tcp"], turnSecret: "a-long-secret" },
  });
  expect(() => readEnv({ TURN_URLS: turn.TURN_URLS })).toThrow("TURN_SECRET must be set too");
  expect(() => readEnv({ STUN_URLS: "https://s.test" })).toThrow("STUN_URLS must be addresses such as stun:");
});

test("passkeys belong to the console's origin: that of the shop, by its name, unless another one is set", () => {
  expect(readEnv({}).consoleOrigin).toBe("http://localhost:4300");
  const shop = { WEB_ORIGINS: "https://shop.test,https://m.shop.test" };
  expect(readEnv(shop).consoleOrigin).toBe("https://shop.test");
  const own = { ...shop, CONSOLE_ORIGIN: "https://desk.shop.test" };
  expect(readEnv(own).consoleOrigin).toBe("https://desk.shop.test");
});

test.each(["http://shop.test", "http://127.0.0.1:4300", "https://10.0.0.1", "https://[::1]", "shop.test"])(
  "no passkey can belong to a console at %s",
  (CONSOLE_ORIGIN) => {
    expect(() => readEnv({ CONSOLE_ORIGIN })).toThrow("CONSOLE_ORIGIN must be an origin");
  },
);
