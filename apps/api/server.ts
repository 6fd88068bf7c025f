import "./src/db/resolve-drizzle.ts";

// Imports of this file itself would be resolved before.
const { runServer } = await import("./src/run-server.ts");

await runServer(async (db, now) => {
  // Read for an empty shop alone.
  const { fillEmptyShop } = await import("./seed/fill/fill-empty-shop.ts");
  await fillEmptyShop(db, now);
});
