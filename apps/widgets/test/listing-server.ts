import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { answer, type PoojaCard, type PoojaListing, poojaListing } from "@aradhana/core/contract";
import * as v from "valibot";

/** When the listing is answered: three days before the puja. */
const server_time = "2026-11-20T10:00:00.000Z";

/** A dated puja that is open by the server's clock. */
export function pujaCard(changes: Partial<PoojaCard> = {}): PoojaCard {
  return {
    id: "pj_rudrabhishek0000000",
    slug: "rudrabhishek-kashi",
    title: "Soma Pradosh Rudrabhishek",
    image: { name: "puja-abhishek-shiva", alt: "Line drawing" },
    temple: {
      slug: "kashi-vishwanath",
      name: "Kashi Vishwanath Temple",
      city: "Varanasi",
      state: "Uttar Pradesh",
    },
    deities: [{ slug: "shiva", name: "Shiva" }],
    occasion: "Soma Pradosh",
    tithi: "Shukla paksha Trayodashi",
    muhurat: {
      start_at: "2026-11-23T12:00:00.000Z",
      end_at: "2026-11-23T13:30:00.000Z",
      tz: "Asia/Kolkata",
    },
    cutoff_at: "2026-11-23T08:30:00.000Z",
    status: "open",
    is_vip: false,
    bnpl_enabled: false,
    authorisation: "temple_authorised",
    price_from: { amount: 85_100, currency: "inr" },
    rating: null,
    seats_left: null,
    next: null,
    ...changes,
  };
}

/** A real HTTP server that answers every request with a listing, in the shape of the contract. */
export async function startListingServer() {
  let listing: Partial<PoojaListing> | "away" = {};
  const asked: URLSearchParams[] = [];
  const meta = { request_id: "req_test", server_time, currency: "inr", country_code: "in" };

  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://listing").searchParams);
    const body =
      listing === "away"
        ? { success: false, code: "unavailable", message: "No.", field_errors: [], meta }
        : v.parse(answer(poojaListing), {
            success: true,
            message: "",
            results: { pujas: [], facets: [], suggestions: [], ...listing },
            meta,
          });
    response.writeHead(listing === "away" ? 503 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The query of each request. */
    asked,
    /** What is answered from now on: a listing, or that the API is away. */
    answers(next: Partial<PoojaListing> | "away") {
      listing = next;
    },
    close: () => new Promise((closed) => server.close(closed)),
  };
}
