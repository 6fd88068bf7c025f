import { Refusal } from "./refusal.mjs";

const defaults = { API_PORT: 4310, WEB_PORT: 4300 };

/** Where the API and the web server are to answer, by API_PORT and WEB_PORT. */
export function readAddresses(env) {
  const port = (name) => {
    const given = env[name] || String(defaults[name]);
    if (!/^[1-9]\d{0,4}$/.test(given) || Number(given) > 65_535) {
      throw new Refusal(`${name} must be a port from 1 to 65535, and is "${given}".`);
    }
    return Number(given);
  };
  const api = port("API_PORT");
  const web = port("WEB_PORT");
  if (api === web) throw new Refusal(`API_PORT and WEB_PORT are both ${api}: give each its own.`);
  return {
    api: { name: "API", variable: "API_PORT", port: api, url: `http://127.0.0.1:${api}` },
    web: { name: "web server", variable: "WEB_PORT", port: web, url: `http://127.0.0.1:${web}` },
  };
}
