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

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  // One Storybook for all: the storefront's screens are shown beside what they are made of. ui itself knows no app.
  stories: [
    "../foundations/*.stories.tsx",
    "../src/**/*.stories.tsx",
    "../../../apps/storefront/stories/*.stories.tsx",
  ],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: [{ from: worker, to: "/" }, ...(existsSync(artwork) ? [{ from: artwork, to: "/media" }] : [])],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ["source", ...defaultClientConditions] },
  }),
};
export default config;
