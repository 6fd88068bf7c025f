import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { astrologerListing } from "@aradhana/core/consultation";
import {
  article,
  articleListing,
  chadhaava,
  chadhaavaListing,
  lenientHome,
  policy,
  pooja,
  poojaListing,
  productListing,
  reelFeed,
  successResponse,
} from "@aradhana/core/contract";
import { gem, gemListing, product } from "@aradhana/core/goods";
import { sampleKundali } from "@aradhana/core/kundali";
import { sampleNameReport } from "@aradhana/core/name-correction";
import { servicePackages } from "@aradhana/core/services";
import * as v from "valibot";
import astrologers from "../stories/answers/astrologers.en.json" with { type: "json" };
import recordedArticle from "../stories/answers/blog.en.json" with { type: "json" };
import articles from "../stories/answers/blogs.en.json" with { type: "json" };
import kundaliPackages from "../stories/answers/kundali-packages.en.json" with { type: "json" };
import kundali from "../stories/answers/kundali-sample.en.json" with { type: "json" };
import nameSample from "../stories/answers/name-sample.en.json" with { type: "json" };
import reels from "../stories/answers/reels.en.json" with { type: "json" };
import * as offerings from "./chadhaava-fixture.ts";
import * as fixtures from "./fixtures.ts";
import * as goods from "./goods-fixture.ts";

type Answer = {
  status?: number;
  results?: unknown;
  meta?: Record<string, unknown>;
  /** Of an error. @default the code "not_found" */
  error?: { code: string; details?: Record<string, unknown> };
};
type Answers = Record<string, (query: URLSearchParams) => Answer>;

/** The default response of each path, and its schema, which keeps fixtures valid. */
const usual: Answers = {
  "/noauth-api/v1/astrologer/getListing": () => ({ results: astrologers.results, meta: astrologers.meta }),
  "/noauth-api/v1/blog/getBlogs": () => ({
    results: articles.results,
    meta: { total: articles.results.blogs.length },
  }),
  "/noauth-api/v1/blog/blogById": (query) => ({
    results: { ...recordedArticle.results, slug: query.get("slug") },
  }),
  "/noauth-api/v1/home": () => ({ results: fixtures.home }),
  "/noauth-api/v1/pooja/getPoojaListing": () => ({ results: fixtures.listing, meta: { total: 30 } }),
  "/noauth-api/v1/pooja/poojaById": () => ({ results: fixtures.puja() }),
  "/noauth-api/v1/chadhaava/getChadhaavaListing": () => ({
    results: offerings.chadhaavaListing,
    meta: { total: 30 },
  }),
  "/noauth-api/v1/chadhaava/chadhaavaById": () => ({ results: offerings.chadhaava() }),
  "/noauth-api/v1/abhimantrit_product/getProductListing": () => ({
    results: goods.productListing,
    meta: { total: 46 },
  }),
  "/noauth-api/v1/abhimantrit_product/productById": () => ({ results: goods.product() }),
  "/noauth-api/v1/gemstone/getGemListing": () => ({ results: goods.gemListing, meta: { total: 72 } }),
  "/noauth-api/v1/gemstone/gemById": () => ({ results: goods.gem() }),
  "/noauth-api/v1/reel/getReels": () => ({ results: reels.results, meta: { cursor: null } }),
  "/noauth-api/v1/policy/getPolicy": () => ({ results: fixtures.policy }),
  "/noauth-api/v1/service/packages": () => ({ results: kundaliPackages.results }),
  "/noauth-api/v1/kundali/sample": () => ({ results: kundali.results }),
  "/noauth-api/v1/name_correction/sample": () => ({ results: nameSample.results }),
};
const schemas: Record<string, v.GenericSchema> = {
  "/noauth-api/v1/astrologer/getListing": astrologerListing,
  "/noauth-api/v1/blog/getBlogs": articleListing,
  "/noauth-api/v1/blog/blogById": article,
  "/noauth-api/v1/home": lenientHome,
  "/noauth-api/v1/pooja/getPoojaListing": poojaListing,
  "/noauth-api/v1/pooja/poojaById": pooja,
  "/noauth-api/v1/chadhaava/getChadhaavaListing": chadhaavaListing,
  "/noauth-api/v1/chadhaava/chadhaavaById": chadhaava,
  "/noauth-api/v1/abhimantrit_product/getProductListing": productListing,
  "/noauth-api/v1/abhimantrit_product/productById": product,
  "/noauth-api/v1/gemstone/getGemListing": gemListing,
  "/noauth-api/v1/gemstone/gemById": gem,
  "/noauth-api/v1/reel/getReels": reelFeed,
  "/noauth-api/v1/policy/getPolicy": policy,
  "/noauth-api/v1/service/packages": servicePackages,
  "/noauth-api/v1/kundali/sample": sampleKundali,
  "/noauth-api/v1/name_correction/sample": sampleNameReport,
};

/** A real HTTP server that answers in the shape of the contract. */
export interface FakeApi {
  url: string;
  /** Every requested address, with its query. */
  requests: string[];
  /** What a path answers from now on; without `results`, an error. */
  answers(path: string, answer: (query: URLSearchParams) => Answer): void;
  reset(): void;
  close(): Promise<void>;
}

/** Starts one on a free port. */
export async function startFakeApi(): Promise<FakeApi> {
  let answers: Answers = { ...usual };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams, search } = new URL(request.url ?? "", "http://fake");
    requests.push(pathname + search);
    const given = answers[pathname]?.(searchParams) ?? {};
    const meta = {
      request_id: "req_test",
      server_time: fixtures.serverTime,
      currency: "inr",
      country_code: "in",
      ...given.meta,
    };
    const status = given.status ?? (given.results === undefined ? 404 : 200);
    const body =
      status === 200
        ? v.parse(successResponse(schemas[pathname] ?? v.unknown()), {
            success: true,
            message: "",
            results: given.results,
            meta,
          })
        : { success: false, code: "not_found", ...given.error, message: "No.", field_errors: [], meta };
    response.writeHead(status, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answers(path, answer) {
      answers = { ...answers, [path]: answer };
    },
    reset() {
      answers = { ...usual };
      requests.length = 0;
    },
    close: () => close(server),
  };
}

const close = (server: Server) => new Promise<void>((closed) => server.close(() => closed()));
