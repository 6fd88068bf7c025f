import { StartError } from "./start-error.mjs";

const defaults = { API_PORT: 4310, WEB_PORT: 4300 };
/** The default origins of the two demo sites of partners. */
const defaultDemo = "http://localhost:4320,http://localhost:4321";

/** Hosts that mean all interfaces of this machine, loopback included. */
const allInterfaces = new Set(["0.0.0.0", "::"]);

/**
 * The addresses of the API and the web server, from API_HOST, API_PORT, WEB_HOST and WEB_PORT, and of the partners'
 * demo sites, from DEMO_ORIGINS.
 */
export function readAddresses(env) {
  const port = (name) => {
    const given = env[name] || String(defaults[name]);
    if (!/^[1-9]\d{0,4}$/.test(given) || Number(given) > 65_535) {
      throw new StartError(`${name} must be a port from 1 to 65535, and is "${given}".`);
    }
    return Number(given);
  };
  const api = port("API_PORT");
  const web = port("WEB_PORT");
  if (api === web) throw new StartError(`API_PORT and WEB_PORT are both ${api}: give each its own.`);
  const at = (name, port) => {
    const host = env[name] || "127.0.0.1";
    const reached = allInterfaces.has(host) ? "127.0.0.1" : host;
    return { host, port, url: `http://${reached.includes(":") ? `[${reached}]` : reached}:${port}` };
  };
  return {
    api: { name: "API", variable: "API_PORT", ...at("API_HOST", api) },
    web: { name: "web server", variable: "WEB_PORT", ...at("WEB_HOST", web) },
    ...readDemo(env),
  };
}

/** There are no demo sites in production. */
function readDemo({ NODE_ENV, DEMO_ORIGINS }) {
  if (NODE_ENV === "production" || DEMO_ORIGINS === "off") return {};
  const origins = (DEMO_ORIGINS || defaultDemo).split(",").map((origin) => origin.trim());
  const areOurs = origins.every(
    (origin) => /^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(origin) && URL.canParse(origin),
  );
  if (!areOurs || origins.length !== 2) {
    throw new StartError(
      `DEMO_ORIGINS must be two addresses like http://localhost:4320, with a comma between, or "off", and is "${DEMO_ORIGINS}".`,
    );
  }
  const [astrology, gemstones] = origins.map((url, nth) => {
    // `URL` leaves out the default port.
    const { hostname: host, port } = new URL(url);
    const name = `${["first", "second"][nth]} partner's site`;
    return { name, variable: "DEMO_ORIGINS", host, port: Number(port || 80), url };
  });
  return { astrology, gemstones };
}
