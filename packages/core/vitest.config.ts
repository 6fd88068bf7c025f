import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "core",
    environment: "node",
    exclude: [...configDefaults.exclude, "test/chromium/**"],
  },
});
