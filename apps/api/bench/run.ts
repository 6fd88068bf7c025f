import { crashes } from "./crashes.ts";
import { fuzz } from "./fuzz.ts";
import { goodsGrowth } from "./goods-growth.ts";
import { growth } from "./growth.ts";
import { memory } from "./memory.ts";
import { otpTiming } from "./otp-timing.ts";
import { places } from "./places.ts";
import { openScratchShop, type ScratchShop } from "./scratch-shop.ts";
import { search } from "./search.ts";
import { signInAttack } from "./sign-in-attack.ts";
import { silentDatabase } from "./silent-database.ts";
import { sqlInjection } from "./sql-injection.ts";
import { throughput } from "./throughput.ts";

const benches: Readonly<Record<string, (shop: ScratchShop) => Promise<void>>> = {
  throughput,
  "otp-timing": otpTiming,
  "sign-in-attack": signInAttack,
  "silent-database": silentDatabase,
  "sql-injection": sqlInjection,
  crashes,
  fuzz,
  memory,
  growth,
  "goods-growth": goodsGrowth,
  search,
  places,
};

/** The first needs a program of the system, the second is part of `growth`. */
const onlyByName = new Set(["sql-injection", "goods-growth"]);

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`Unknown benchmark "${unknown.join(", ")}". Available: ${Object.keys(benches).join(", ")}.`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (requested.length > 0 ? !requested.includes(name) : onlyByName.has(name)) continue;
  const shop = await openScratchShop();
  try {
    await bench(shop);
  } finally {
    await shop.stop();
  }
}
