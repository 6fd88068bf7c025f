import type { Policy } from "@aradhana/core/contract";
import { type RouteObject, redirect } from "react-router-dom";
import { BootScreen } from "../shared/boot-screen/boot-screen.tsx";
import { screen } from "./router/screen.ts";
import { RootLayout } from "./shell/root-layout.tsx";
import { ScreenError } from "./shell/screen-error.tsx";

/** The policies, each at its own address. */
const policies = [
  "exchange-policy",
  "term-and-condition",
  "privacy-policy",
  "shipping-policy",
] as const satisfies readonly Policy["slug"][];

/** Every address of the storefront. Each screen is fetched when it is first gone to. */
export const routes: RouteObject[] = [
  // Without an error boundary of its own: what breaks in the fallback screen itself gets the router's default screen,
  // which React Router shows for the outermost route alone (ruling D16).
  {
    id: "app",
    children: [
      {
        id: "root",
        path: "/",
        Component: RootLayout,
        // What breaks in the shell itself; a screen that breaks keeps the shell around it.
        ErrorBoundary: ScreenError,
        HydrateFallback: BootScreen,
        children: [
          {
            id: "screens",
            ErrorBoundary: ScreenError,
            children: [
              { index: true, ...screen("home", () => import("../routes/home/route.tsx")) },
              { path: "auth", ...screen("auth", () => import("../routes/auth/route.tsx")) },
              {
                path: "online-puja",
                ...screen("online-puja", () => import("../routes/online-puja/route.tsx")),
              },
              { path: "vip-pujas", ...screen("vip-pujas", () => import("../routes/vip-pujas/route.tsx")) },
              {
                path: "chadhaava/payment-confirmation",
                ...screen(
                  "chadhaava-payment-confirmation",
                  () => import("../routes/chadhaava-payment-confirmation/route.tsx"),
                ),
              },
              {
                path: "chadhaava/order/success/:id",
                ...screen("chadhaava-success", () => import("../routes/chadhaava-success/route.tsx")),
              },
              {
                path: "chadhaava/:id",
                ...screen("chadhaava-detail", () => import("../routes/chadhaava-detail/route.tsx")),
              },
              { path: "chadhaava", ...screen("chadhaava", () => import("../routes/chadhaava/route.tsx")) },
              {
                path: "pooja/:id/vip",
                ...screen("pooja-vip", () => import("../routes/pooja-vip/route.tsx")),
              },
              { path: "pooja/:id", ...screen("pooja", () => import("../routes/pooja/route.tsx")) },
              {
                path: "pooja/book-now-pay-later/:price/:packageId/:poojaId",
                ...screen("book-now-pay-later", () => import("../routes/book-now-pay-later/route.tsx")),
              },
              {
                path: "pooja/:id/continue",
                ...screen("continue", () => import("../routes/continue/route.tsx")),
              },
              {
                path: "pooja/payment-confirmation",
                ...screen(
                  "pooja-payment-confirmation",
                  () => import("../routes/pooja-payment-confirmation/route.tsx"),
                ),
              },
              {
                path: "order/payment-confirmation/:orderId/:type/:paymentGateway",
                ...screen("payment-confirmation", () => import("../routes/payment-confirmation/route.tsx")),
              },
              ...policies.map((slug) => ({
                path: slug,
                ...screen("policy", () => import("../routes/policy/route.tsx")),
                id: slug,
              })),
              {
                path: "puja/sankalp/:packageId",
                ...screen("sankalp", () => import("../routes/sankalp/route.tsx")),
              },
              {
                path: "puja/sankalp/:packageId/vip",
                ...screen("sankalp", () => import("../routes/sankalp/route.tsx")),
                id: "sankalp-vip",
              },
              {
                path: "sankalp-form-submitted/:id/:type/:name",
                ...screen(
                  "sankalp-form-submitted",
                  () => import("../routes/sankalp-form-submitted/route.tsx"),
                ),
              },
              { path: "orders/:id/:name", ...screen("order", () => import("../routes/order/route.tsx")) },
              { path: "*", loader: () => redirect("/"), element: null },
            ],
          },
        ],
      },
    ],
  },
];
