import { act, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import { BrowserServicesProvider } from "../src/app/services/browser-services-provider.tsx";
import { createBrowserServices } from "../src/app/services/create-browser-services.ts";
import { VisitorProvider } from "../src/shared/services/visitor.tsx";
import { knowCountry } from "./know-country.ts";

const meta = {
  request_id: "r",
  server_time: "2026-11-20T10:00:00.000Z",
  currency: "inr",
  country_code: "in",
};
export const accepted = () => Response.json({ success: true, message: "", results: {}, meta });
export const refused = (code: string, status: number, headers: HeadersInit = {}) =>
  Response.json({ success: false, code, message: code, field_errors: [], meta }, { status, headers });

interface Setup {
  element: ReactElement;
  /** The route of the request. */
  path: string;
  /** The responses to each request. @default every one is accepted */
  responses?: (() => Response)[] | undefined;
  /** @default "en" */
  language?: "en" | "hi" | undefined;
}

/** Shows a form of a page in `language`. Returns the requests that it will send. */
export async function openRequestForm({ element, path, responses = [], language = "en" }: Setup) {
  const requests: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    if (!request.url.includes(path)) return accepted();
    requests.push(await request.json());
    return (responses[requests.length - 1] ?? accepted)();
  });
  knowCountry();
  document.documentElement.lang = language;
  const visitor = { country: "in", language } as const;
  const services = { ...createBrowserServices(visitor), prefetch: () => {} };
  const router = createMemoryRouter([{ path: "/", element }]);
  await act(async () => {
    render(
      <VisitorProvider value={visitor}>
        <BrowserServicesProvider open={() => Promise.resolve(services)}>
          <RouterProvider router={router} />
        </BrowserServicesProvider>
      </VisitorProvider>,
    );
  });
  return requests;
}
