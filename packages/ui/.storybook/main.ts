import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";

// The drawn pictures, where they have been built; without them the stories show what stands in.
const artwork = join(import.meta.dirname, "../../../apps/api/.media");

// The worker of msw that answers in the API's place, as the installed version brings it.
const worker = join(import.meta.dirname, "../node_modules/.cache/msw-worker");
mkdirSync(worker, { recursive: true });
copyFileSync(
  createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"),
  join(worker, "mockServiceWorker.js"),
);

// A shop that runs beside: what a story of a live widget asks for comes from there, as if it stood here. Tests have none.
const shop = process.env.SHOP_URL || "http://127.0.0.1:4300";
const proxy = process.env.VITEST ? {} : { "^/(embed|widget|noauth-api|api)/": shop };

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  // One Storybook for all: the apps' screens and widgets are shown beside what they are made of. ui itself knows no app.
  stories: [
    "../foundations/*.stories.tsx",
    "../src/**/*.stories.tsx",
    "../../../apps/storefront/stories/*.stories.tsx",
    "../../../apps/widgets/stories/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [{ from: worker, to: "/" }, ...(existsSync(artwork) ? [{ from: artwork, to: "/media" }] : [])],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ["source", ...defaultClientConditions] },
    server: { ...vite.server, proxy },
  }),
};
export default config;
