import { type RouteObject, redirect } from "react-router-dom";
import { BootScreen } from "../shared/boot-screen/boot-screen.tsx";
import { withRedirectsInLanguage } from "./router/keep-language.ts";
import { type Screen, screen } from "./router/screen.ts";
import { RootLayout } from "./shell/root-layout.tsx";
import { ScreenError } from "./shell/screen-error.tsx";

/** Each screen at its address. A new one is a folder under routes/, and a line here. */
export const screens: Screen[] = [
  screen("/", "home", () => import("../routes/home/route.tsx")),
  screen("/auth", "auth", () => import("../routes/auth/route.tsx")),
  screen("/chat", "chat", () => import("../routes/chat/route.tsx")),
  screen("/chats/:id", "chats", () => import("../routes/chats/route.tsx")),
  screen("/kundali-report/:orderId", "kundali-report", () => import("../routes/kundali-report/route.tsx")),
  screen("/success-page/:id/:type/:name", "success-page", () => import("../routes/success-page/route.tsx")),
  screen("/online-puja", "online-puja", () => import("../routes/online-puja/route.tsx")),
  screen("/vip-pujas", "vip-pujas", () => import("../routes/vip-pujas/route.tsx")),
  screen("/chadhaava", "chadhaava", () => import("../routes/chadhaava/route.tsx")),
  screen("/chadhaava/:id", "chadhaava-detail", () => import("../routes/chadhaava-detail/route.tsx")),
  screen(
    "/chadhaava/order/success/:id",
    "chadhaava-success",
    () => import("../routes/chadhaava-success/route.tsx"),
  ),
  screen(
    "/chadhaava/payment-confirmation",
    "chadhaava-payment-confirmation",
    () => import("../routes/chadhaava-payment-confirmation/route.tsx"),
  ),
  screen(
    "/abhimantrit-products",
    "abhimantrit-products",
    () => import("../routes/abhimantrit-products/route.tsx"),
  ),
  screen(
    "/abhimantrit-products/:id",
    "abhimantrit-product",
    () => import("../routes/abhimantrit-product/route.tsx"),
  ),
  screen("/gemstones/:id", "gemstone", () => import("../routes/gemstone/route.tsx")),
  screen("/gemstones", "gemstones", () => import("../routes/gemstones/route.tsx")),
  screen("/pooja/:id", "pooja", () => import("../routes/pooja/route.tsx")),
  screen("/pooja/:id/vip", "pooja-vip", () => import("../routes/pooja-vip/route.tsx")),
  screen("/pooja/:id/continue", "continue", () => import("../routes/continue/route.tsx")),
  screen(
    "/pooja/book-now-pay-later/:price/:packageId/:poojaId",
    "book-now-pay-later",
    () => import("../routes/book-now-pay-later/route.tsx"),
  ),
  screen(
    "/pooja/payment-confirmation",
    "pooja-payment-confirmation",
    () => import("../routes/pooja-payment-confirmation/route.tsx"),
  ),
  screen(
    "/order/payment-confirmation/:orderId/:type/:paymentGateway",
    "payment-confirmation",
    () => import("../routes/payment-confirmation/route.tsx"),
  ),
  screen("/astro-guru/find", "astro-guru-find", () => import("../routes/astro-guru-find/route.tsx")),
  screen("/astro-guru/form", "astro-guru-form", () => import("../routes/astro-guru-form/route.tsx")),
  screen(
    "/astro/booking/status",
    "astro-booking-status",
    () => import("../routes/astro-booking-status/route.tsx"),
  ),
  screen("/astro/consultation", "astro-consultation", () => import("../routes/astro-consultation/route.tsx")),

  screen("/blogs", "blogs", () => import("../routes/blogs/route.tsx")),
  screen("/blogs/:id", "blog", () => import("../routes/blog/route.tsx")),
  screen("/reels", "reels", () => import("../routes/reels/route.tsx")),
  screen("/name-correction", "name-correction", () => import("../routes/name-correction/route.tsx")),
  screen("/exchange-policy", "policy", () => import("../routes/policy/route.tsx")),
  screen("/term-and-condition", "policy", () => import("../routes/policy/route.tsx")),
  screen("/privacy-policy", "policy", () => import("../routes/policy/route.tsx")),
  screen("/shipping-policy", "policy", () => import("../routes/policy/route.tsx")),
  screen("/puja/sankalp/:packageId", "sankalp", () => import("../routes/sankalp/route.tsx")),
  screen("/puja/sankalp/:packageId/vip", "sankalp", () => import("../routes/sankalp/route.tsx")),
  screen(
    "/sankalp-form-submitted/:id/:type/:name",
    "sankalp-form-submitted",
    () => import("../routes/sankalp-form-submitted/route.tsx"),
  ),
  screen("/orders/:id/:name", "order", () => import("../routes/order/route.tsx")),
  screen("/order/success/:id", "order-success", () => import("../routes/order-success/route.tsx")),
  screen(
    "/abhimantrit-product/orders/success/:id",
    "order-success",
    () => import("../routes/order-success/route.tsx"),
  ),
  // Last: its pattern fits others too (ruling D4).
  screen("/:type/:id/order", "goods-order", () => import("../routes/goods-order/route.tsx")),
];

const Root = () => <RootLayout screens={screens} />;

/** The router's table. Each screen is fetched when it is first opened. */
export const routes: RouteObject[] = [
  // No error boundary here: for an error in the fallback screen itself, React Router shows its default error screen,
  // which it does for the outermost route only (ruling D16).
  {
    id: "app",
    children: [
      {
        id: "root",
        path: "/",
        Component: Root,
        // For errors in the shell itself; an error in a screen leaves the shell around it.
        ErrorBoundary: ScreenError,
        HydrateFallback: BootScreen,
        children: [
          {
            id: "screens",
            ErrorBoundary: ScreenError,
            children: [
              ...screens,
              { path: "*", loader: withRedirectsInLanguage(() => redirect("/")), element: null },
            ],
          },
        ],
      },
    ],
  },
];
