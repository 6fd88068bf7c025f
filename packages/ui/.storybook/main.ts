import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";

// The generated artwork, if it has been built; otherwise stories show the fallback.
const artwork = join(import.meta.dirname, "../../../apps/api/.media");

// The msw service worker of the installed version, which mocks the API.
const worker = join(import.meta.dirname, "../node_modules/.cache/msw-worker");
mkdirSync(worker, { recursive: true });
copyFileSync(
  createRequire(import.meta.url).resolve("msw/mockServiceWorker.js"),
  join(worker, "mockServiceWorker.js"),
);

// A running shop to which a live widget's requests are proxied. Tests have none.
const shop = process.env.SHOP_URL || "http://127.0.0.1:4300";
const proxy = process.env.VITEST ? {} : { "^/(embed|widget|noauth-api|api)/": shop };

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  // One Storybook for everything: the apps' screens and widgets appear next to the components. ui itself knows no
  // app.
  stories: [
    "../foundations/*.stories.tsx",
    "../src/**/*.stories.tsx",
    "../../checkout/src/**/*.stories.tsx",
    "../../../apps/storefront/stories/*.stories.tsx",
    "../../../apps/widgets/stories/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [{ from: worker, to: "/" }, ...(existsSync(artwork) ? [{ from: artwork, to: "/media" }] : [])],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Only the docs pages show what docgen reads from each component, and no test opens one.
  typescript: { reactDocgen: process.env.VITEST ? false : "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ["source", ...defaultClientConditions] },
    server: { ...vite.server, proxy },
  }),
};
export default config;
