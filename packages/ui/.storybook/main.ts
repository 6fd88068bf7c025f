import { existsSync } from "node:fs";
import { join } from "node:path";
import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions } from "vite";

// The drawn pictures, where they have been built; without them the stories show what stands in.
const artwork = join(import.meta.dirname, "../../../apps/api/.media");

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../foundations/*.stories.tsx", "../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: existsSync(artwork) ? [{ from: artwork, to: "/media" }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    resolve: { ...vite.resolve, conditions: ["source", ...defaultClientConditions] },
  }),
};
export default config;
