// Writes docs/routes.md: `pnpm routes`.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { routesPage } from "./route-table.mjs";

writeFileSync(join(import.meta.dirname, "../../docs/routes.md"), routesPage());
