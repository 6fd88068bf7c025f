// Writes docs/routes.md: `pnpm routes`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readStories } from "./read-stories.mjs";
import { routeRows } from "./route-table.mjs";
import { routesPage } from "./routes-page.mjs";

writeFileSync(join(import.meta.dirname, "../../docs/routes.md"), routesPage(routeRows(await readStories())));
