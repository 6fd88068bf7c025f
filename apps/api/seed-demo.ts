import { fillEmptyShop } from "./seed/fill/fill-empty-shop.ts";
import { systemClock } from "./src/clock.ts";
import { openDatabase } from "./src/db/database.ts";
import { readEnv } from "./src/env.ts";
import { StartupError } from "./src/errors/startup-error.ts";

/** Fills an empty shop with the sample catalogue, in production too: `pnpm seed:demo`. */
async function seedDemo() {
  const env = readEnv();
  const { db, kind, close } = await openDatabase(env.database);
  try {
    const isFilled = await fillEmptyShop(db, systemClock());
    console.log(
      isFilled
        ? `The sample shop is in ${kind}.`
        : `Nothing was changed: the database (${kind}) already has temples or series.`,
    );
  } finally {
    await close();
  }
}

try {
  await seedDemo();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
