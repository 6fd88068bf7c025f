import { fillEmptyShop } from "./seed/fill/fill-empty-shop.ts";
import { runServer } from "./src/run-server.ts";

await runServer(fillEmptyShop);
