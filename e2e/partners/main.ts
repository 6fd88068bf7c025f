import { createServer, type RequestListener } from "node:http";
import { serveSite } from "@aradhana/widgets/demo";
import { origins, ports } from "../system.ts";
import { bundleReactPage } from "./bundle-react-page.ts";
import { readExample } from "./read-example.ts";
import { PATH, readTrialPage } from "./trial-page.ts";

// The sites of both partners as they stand in the demonstration, and one of somebody else. Tests have pages of
// their own on each.

type Name = Parameters<typeof serveSite>[0]["name"];
const demo = (name: Name, key: string) =>
  serveSite({
    name,
    key,
    shop: origins.web,
    apiUrl: origins.api,
    warn: (sentence) => console.warn(sentence),
  });
const nothing: RequestListener = (_, response) => response.writeHead(404).end();

/** The pages of tests; the demo site serves everything else. */
function withTrialPages(site: RequestListener): RequestListener {
  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://site");
    if (pathname === `${PATH}/react.js`) {
      response.setHeader("content-type", "text/javascript; charset=utf-8");
      return response.end(await bundleReactPage());
    }
    const example = await readExample(pathname);
    if (example) {
      response.setHeader("content-type", `${example.type}; charset=utf-8`);
      return response.end(example.text);
    }
    if (pathname !== PATH) return site(request, response);
    const { text, policy } = readTrialPage(searchParams);
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (policy) response.setHeader("content-security-policy", policy);
    return response.end(text);
  };
}

const sites: [number, RequestListener][] = [
  [ports.astrology, demo("astrology", "trial-key-of-the-astrology-site")],
  [ports.gemstones, demo("gemstones", "trial-key-of-the-gemstone-shop")],
  [ports.stranger, nothing],
];
for (const [port, site] of sites) createServer(withTrialPages(site)).listen(port, "127.0.0.1");
