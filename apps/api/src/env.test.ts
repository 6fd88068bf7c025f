import { expect, test } from "vitest";
import { readEnv } from "./env.ts";

const key = "0123456789abcdef".repeat(4);

test("an empty environment is the one of a laptop", () => {
  const env = readEnv({});
  expect(env).toMatchObject({
    production: false,
    host: "127.0.0.1",
    port: 4310,
    apiOrigin: "http://127.0.0.1:4310",
    webOrigins: ["http://127.0.0.1:4300"],
    databaseUrl: undefined,
    trustedHops: 0,
    sandboxGateway: true,
    logLevel: "info",
  });
  expect(env.dataDir).toMatch(/\.data$/);
});

test("every wrong variable is named in one sentence", () => {
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

test("a variable that is set to nothing counts as not set", () => {
  expect(readEnv({ API_PORT: "", DATABASE_URL: "" }).port).toBe(4310);
});

test("origins are taken as browsers write them: no path, no closing slash", () => {
  expect(readEnv({ WEB_ORIGINS: "https://a.test, http://b.test:8080" }).webOrigins).toEqual([
    "https://a.test",
    "http://b.test:8080",
  ]);
  expect(() => readEnv({ WEB_ORIGINS: "https://a.test/" })).toThrow(/WEB_ORIGINS/);
  expect(() => readEnv({ API_ORIGIN: "javascript:alert(1)" })).toThrow(/API_ORIGIN/);
});

test("production needs its own key and sells nothing through the sandbox unless told to", () => {
  expect(() => readEnv({ NODE_ENV: "production" })).toThrow(/DATA_KEY must be set in production/);
  expect(readEnv({ NODE_ENV: "production", DATA_KEY: key }).sandboxGateway).toBe(false);
  expect(readEnv({ NODE_ENV: "production", DATA_KEY: key, SANDBOX_GATEWAY: "on" }).sandboxGateway).toBe(true);
});
