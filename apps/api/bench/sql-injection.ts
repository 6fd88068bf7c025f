import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { pujas } from "../src/pujas/pujas.table.ts";
import type { ScratchShop } from "./scratch-shop.ts";
import { startProcess } from "./start-process.ts";
import { printTable } from "./table.ts";
import { withMark } from "./with-mark.ts";

type Probe = { path: string; body?: object };

/** Free texts, enumerations, numbers, ids and JSON: a route for each way in which a value reaches a query. */
const routesOf = (pujaId: string): Readonly<Record<string, Probe>> => ({
  "list of pujas": { path: "/noauth-api/v1/pooja/getPoojaListing?deity=shiva&q=rudra&sort=soonest&page=1" },
  "a puja": { path: `/noauth-api/v1/pooja/poojaById?pooja_id=${pujaId}` },
  "list of products": {
    path: "/noauth-api/v1/abhimantrit_product/getProductListing?category=mala&q=tulsi&max=900000",
  },
  "list of gems": { path: "/noauth-api/v1/gemstone/getGemListing?stone=ruby&color=red&q=ruby&min_carat=1" },
  "search of everything": { path: "/noauth-api/v1/search?q=ganesh&lang=en&limit=5" },
  "a PIN code": { path: "/noauth-api/v1/geo/pincode?pin=302001" },
  "list of articles": { path: "/noauth-api/v1/blog/getBlogs?q=prasad&page=1&limit=5" },
  "reviews of a puja": { path: `/noauth-api/v1/review/getReviews?type=pooja&slug=${pujaId}&limit=5` },
  "an order": { path: "/api/v1/order/getOrderById?order_id=or_0123456789abcdefgh&t=0123456789" },
  "a partner's order": { path: "/noauth-api/v1/partner/orderByTempId?partner_id=demo&temp_order_id=t1" },
  "a support ticket": {
    path: "/noauth-api/v1/support/ticket",
    body: {
      ...{ request_id: "0b3c7a52-5a0e-4c43-9f0f-3d6d3f2f6a11", topic: "other", text: "When?" },
      ...{ order_number: "AR-1", phone: { dial_code: "91", number: "9000000077" } },
    },
  },
  "sign-in": {
    path: "/noauth-api/v1/login/sendOtp",
    body: { dial_code: "91", phone: "9000000077" },
  },
  "waiting list": {
    path: "/noauth-api/v1/notify",
    body: {
      ...{ item_type: "pooja", item_id: pujaId, phone: { dial_code: "91", number: "9000000077" } },
      ...{ channel: "sms", consent: true },
    },
  },
});

/**
 * Lets sqlmap (a package of Debian) attack the API at level 3: all parameters, cookies, `User-Agent` and `Referer`. A route that
 * does concatenate SQL stands beside it, because a scan that finds nothing there proves nothing.
 */
export async function sqlInjection({ db, url }: ScratchShop): Promise<void> {
  const [puja] = await db.select({ id: pujas.id }).from(pujas).limit(1);
  const api = await startProcess("api-process.ts", [url, "0"]);
  const control = await startProcess("concatenating-process.ts", [url]);
  try {
    const rows = [];
    rows.push(row("control: a route that concatenates", await attack(control.origin, { path: "/?id=a" }), 1));
    for (const [name, probe] of Object.entries(routesOf(puja?.id ?? ""))) {
      rows.push(row(name, await attack(api.origin, probe), 0));
    }
    printTable("SQL injection: sqlmap, level 3, risk 2", rows);
  } finally {
    await control.stop();
    await api.stop();
  }
}

const row = (route: string, { requests, injectable }: Scan, expected: number) => ({
  route,
  requests,
  "injectable parameters": withMark(String(injectable.length), injectable.length === expected),
  found: injectable.join(", "),
});

type Scan = { requests: number; injectable: readonly string[] };

async function attack(origin: string, { path, body }: Probe): Promise<Scan> {
  const folder = await mkdtemp(join(tmpdir(), "sqlmap-"));
  const traffic = join(folder, "traffic.txt");
  try {
    const { stdout } = await promisify(execFile)("sqlmap", [
      ...["-u", `${origin}${path}`, "--output-dir", folder, "--batch", "--disable-coloring"],
      ...["--level", "3", "--risk", "2", "--dbms", "PostgreSQL", "--threads", "2", "--skip-waf"],
      ...["--ignore-code", "*", "--cookie", "lang=en", "-t", traffic],
      ...(body ? ["--data", JSON.stringify(body), "--headers", "Content-Type: application/json"] : []),
    ]);
    return {
      requests: [...(await readFile(traffic, "utf8")).matchAll(/^HTTP request \[/gm)].length,
      injectable: [...stdout.matchAll(/^Parameter: (.+)$/gm)].map((match) => match[1] ?? ""),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
