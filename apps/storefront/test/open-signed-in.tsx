import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { createBrowserServices } from "../src/app/services/create-browser-services.ts";
import { BrowserProvider } from "../src/shared/services/browser.tsx";
import { VisitorProvider } from "../src/shared/services/visitor.tsx";
import { idOf } from "./fixtures.ts";
import { knowCountry } from "./know-country.ts";

export const now = "2026-11-20T10:00:00.000Z";
const meta = { request_id: "r", server_time: now, currency: "inr", country_code: "in" };

/** A response of the API with these results. */
export const answer = (results: unknown) => Response.json({ success: true, message: "", results, meta });

const user = {
  ...{ id: idOf("cus", "one"), phone: { dial_code: "91", number: "9876543210" }, name: "Asha", email: null },
  ...{ language: "en" as const, country_code: "in", consents: [] },
};

/** Renders for a signed-in user, at the prices of a country; `calls` has the response of each call. */
export function openSignedIn(
  element: ReactNode,
  calls: Record<string, (body: unknown, request: Request) => Response | Promise<Response>>,
  country = "in",
  language: "en" | "hi" = "en",
) {
  const visitor = { country, language };
  const requests: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname.replace(/^.*\/v1\//, "");
    const call = `${request.method} ${path}`;
    requests.push(call);
    const body = request.method === "GET" ? undefined : await request.text();
    return (await calls[call]?.(body ? JSON.parse(body) : undefined, request)) ?? answer([]);
  });
  knowCountry();
  localStorage.setItem("user", JSON.stringify({ token: "t1", userDetails: user }));
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const router = createMemoryRouter([{ path: "/", element }]);
  const { unmount } = render(
    <VisitorProvider value={visitor}>
      <BrowserProvider value={services}>
        <RouterProvider router={router} />
      </BrowserProvider>
    </VisitorProvider>,
  );
  return { requests, services, unmount, router };
}
