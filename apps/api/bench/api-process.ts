import { createApp } from "../src/app.ts";
import { migrationsFolder } from "../src/db/database.ts";
import { openPostgres } from "../src/db/open-postgres.ts";
import { benchParts } from "./bench-parts.ts";
import { serveUntilStopped } from "./serve-until-stopped.ts";

const [url = "", publicCacheMs = "0"] = process.argv.slice(2);
const { db, close } = await openPostgres({ url }, migrationsFolder);
await serveUntilStopped(createApp(benchParts(db, Number(publicCacheMs))).fetch);
await close();
