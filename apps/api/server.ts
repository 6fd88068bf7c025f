import { runServer } from "./src/run-server.ts";

await runServer(async (db, now) => {
  // Read for an empty shop alone.
  const { fillEmptyShop } = await import("./seed/fill/fill-empty-shop.ts");
  await fillEmptyShop(db, now);
});
