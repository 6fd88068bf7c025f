import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const followParent = ["--import", join(import.meta.dirname, "follow-parent.mjs")];

/** The number of proxies before the API: the web server, which forwards its requests, is one more. */
const withWebServer = (hops = "0") => (/^\d$/.test(hops) ? String(Number(hops) + 1) : hops);

/**
 * The servers at `addresses`. The API is first, because pages are rendered from its responses; the partners' demo sites
 * are last, if there are any.
 */
export function describeServices(
  { api, web, astrology, gemstones },
  { nodeFlags = [], webArguments = [], webMode = "production" } = {},
) {
  const env = {
    ...process.env,
    API_PORT: String(api.port),
    API_URL: process.env.API_URL || api.url,
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
    WEB_PORT: String(web.port),
    WEB_ORIGINS: process.env.WEB_ORIGINS || web.url,
    // The API registers them.
    DEMO_ORIGINS: astrology && gemstones ? `${astrology.url},${gemstones.url}` : "off",
  };
  return [
    {
      name: api.name,
      command: process.execPath,
      args: [...followParent, ...nodeFlags, "server.ts"],
      cwd: join(root, "apps/api"),
      env: { ...env, TRUST_PROXY: withWebServer(process.env.TRUST_PROXY || undefined) },
      ready: `${api.url}/readyz`,
    },
    {
      name: web.name,
      command: process.execPath,
      args: [...followParent, "server/main.ts", ...webArguments],
      cwd: join(root, "apps/storefront"),
      // React answers several times faster in its production build
      env: { ...env, NODE_ENV: process.env.NODE_ENV || webMode },
      ready: `${web.url}/healthz`,
    },
    ...(astrology && gemstones
      ? [
          {
            name: "partners' server",
            command: process.execPath,
            args: [...followParent, ...nodeFlags, "demo/main.ts"],
            cwd: join(root, "apps/widgets"),
            env: {
              ...env,
              WEB_ORIGIN: process.env.WEB_ORIGIN || web.url,
            },
            ready: gemstones.url,
          },
        ]
      : []),
  ];
}

/** A turbo run of the `build` task. */
export function describeBuild(...filters) {
  return {
    command: "turbo",
    args: ["run", "build", ...filters.map((filter) => `--filter=${filter}`), "--output-logs=errors-only"],
    options: { cwd: root, env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" } },
  };
}
