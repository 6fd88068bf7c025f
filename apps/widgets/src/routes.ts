import type { WidgetModule } from "./widget.ts";

interface Route {
  /** A parameter is named with a colon. */
  path: string;
  load(): Promise<WidgetModule>;
  /** Its module in the build's manifest, where the server draws it: what partners begin with, the same for everybody. */
  drawnAs?: string;
}

const pujas: Route = {
  path: "/widget/pujas",
  load: () => import("./routes/pujas/route.tsx"),
  drawnAs: "src/routes/pujas/route.tsx",
};

/** The routes of the widgets. Each is loaded when it is opened. */
const routes: readonly Route[] = [
  pujas,
  { path: "/widget/pujas/:id", load: () => import("./routes/puja/route.tsx") },
  {
    path: "/widget/puja-horizontal",
    load: () => import("./routes/puja-horizontal/route.tsx"),
    drawnAs: "src/routes/puja-horizontal/route.tsx",
  },
  {
    path: "/widget/chadhawas",
    load: () => import("./routes/chadhawas/route.tsx"),
    drawnAs: "src/routes/chadhawas/route.tsx",
  },
  {
    path: "/widget/chadhawa-horizontal",
    load: () => import("./routes/chadhawa-horizontal/route.tsx"),
    drawnAs: "src/routes/chadhawa-horizontal/route.tsx",
  },
  {
    path: "/widget/pujas/:id/information-with-addon",
    load: () => import("./routes/information-with-addon/route.tsx"),
  },
  { path: "/widget/chadhawas/:id", load: () => import("./routes/chadhawa/route.tsx") },
  { path: "/widget/payment", load: () => import("./routes/payment/route.tsx") },
  {
    path: "/widget/order/payment-confirmation/:orderId/:type/:paymentGateway/:partnerId/:tempOrderId",
    load: () => import("./routes/payment-confirmation/route.tsx"),
  },
  { path: "/widget/banners", load: () => import("./routes/banners/route.tsx") },
];

/** A route, and what its address names. */
export interface Place {
  route: Route;
  params: Readonly<Record<string, string>>;
}

/** The widget at an address; at any other under /widget, the pujas (ruling D30). */
export function routeAt(pathname: string): Place {
  return findRoute(pathname) ?? { route: pujas, params: {} };
}

/** Whether an address names a widget. */
export const isWidgetPath = (pathname: string): boolean => findRoute(pathname) !== undefined;

function findRoute(pathname: string): Place | undefined {
  const segments = pathname.replace(/\/+$/, "").split("/");
  for (const route of routes) {
    const params = paramsOf(route.path.split("/"), segments);
    if (params) return { route, params };
  }
  return undefined;
}

function paramsOf(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const given = segments[at] ?? "";
    if (!part.startsWith(":")) {
      if (part !== given) return undefined;
      continue;
    }
    if (!named.test(given)) return undefined;
    params[part.slice(1)] = given;
  }
  return params;
}

/** The characters of our ids and of a partner's own order number, which need no escaping in addresses and messages. */
const named = /^[\w.:-]{1,64}$/;
