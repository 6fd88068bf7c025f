import { createPartners } from "@aradhana/core/partner";
import { pino } from "pino";
import { type AppParts, createApp } from "../src/app.ts";
import { createChatSignals } from "../src/chat/chat-signals.ts";
import { withStatements } from "../src/db/statement-scope.ts";
import { openTestDatabase } from "../src/db/test-database.ts";
import type { MessageAccounts } from "../src/messages/providers/message-env.ts";
import { spellWords } from "../src/names/spell-words.ts";
import { trialKeyHashes } from "../src/partners/partner-keys.ts";
import { seedPartners } from "../src/partners/seed-partners.ts";
import { createServices } from "../src/services.ts";
import { seedAstrologerAccounts } from "../src/staff/accounts/seed-astrologer-accounts.ts";
import { assertLogged } from "./assert-logged.ts";
import { checkResponse } from "./check-response.ts";
import { testNow } from "./test-now.ts";

/**
 * The whole API on a new database with the catalogue of `testNow` and a clock that only the test moves.
 * `request` sends a request, checks the response against the documentation of its route, and that what staff change
 * is in their log.
 */
export async function createTestApp(
  parts: Partial<AppParts> & { messageAccounts?: MessageAccounts; filesDir?: string } = {},
) {
  const database = await openTestDatabase();
  await seedPartners(database.db, {
    partners: createPartners({ astrology: "http://stars.test", gemstones: "http://gems.test" }),
    ...{ partnerKeys: trialKeyHashes(), partnerOverrides: { origins: true, keys: true } },
  });
  const time = { now: testNow };
  const environment = {
    db: database.db,
    clock: () => time.now,
    log: pino({ level: "silent" }),
    apiOrigin: "http://127.0.0.1:4310",
    devOutbox: true,
    sandboxGateway: true,
  };
  const { gatewayAccounts = {}, messageAccounts = {}, devOutbox = true } = parts;
  const services = createServices({
    ...{ ...environment, devOutbox, gatewayAccounts, messageAccounts },
    ...{ key: new Uint8Array(32), otpPerAddress: 20, filesDir: parts.filesDir ?? "/nowhere" },
  });
  await seedAstrologerAccounts(database.db, services.vault, testNow);
  const allParts: AppParts = {
    ...environment,
    ...services,
    webOrigins: ["http://127.0.0.1:4300"],
    consoleOrigin: "http://localhost:4300",
    trustedHops: 0,
    mediaDir: "/nowhere",
    publicCacheMs: 0,
    countCacheMs: 0,
    quotesPerAddress: 100_000,
    ordersPerAddress: 100_000,
    goodsLimits: { cash: 1_000_000, pan: 20_000_000 },
    readsPerAddress: null,
    spell: async (words) => spellWords(words),
    hasCalls: true,
    ice: { stunUrls: [], turnUrls: [], turnSecret: undefined },
    signals: createChatSignals({ db: database.db }),
    wake: () => {},
    ...parts,
  };
  const app = createApp(allParts);
  const request = async (path: string, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    const { result: response, statements } = await withStatements(() => app.request(path, init));
    if (path.startsWith("/staff/v1/") && response.ok) assertLogged(method, path, statements);
    await checkResponse(app, method, path.split("?", 1).join(""), response);
    return response;
  };
  return { ...database, app, parts: allParts, time, request };
}
