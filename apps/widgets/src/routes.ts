import type { PathPattern } from "@aradhana/core/paths";
import type { WidgetModule } from "./widget.ts";

interface Route {
  /** A parameter is named with a colon. */
  path: PathPattern;
  load(): Promise<WidgetModule>;
  /** Its module in the build's manifest, where the server draws it: what partners begin with, the same for everybody. */
  renderedModule?: string;
}

const screen = (path: PathPattern, load: Route["load"], renderedModule?: string): Route => ({
  ...{ path, load },
  ...(renderedModule && { renderedModule }),
});

const pujas = screen("/widget/pujas", () => import("./routes/pujas/route.tsx"), "src/routes/pujas/route.tsx");

/** The routes of the widgets. Each is loaded when it is opened. */
const routes: readonly Route[] = [
  pujas,
  screen("/widget/pujas/:id", () => import("./routes/puja/route.tsx")),
  screen(
    "/widget/puja-horizontal",
    () => import("./routes/puja-horizontal/route.tsx"),
    "src/routes/puja-horizontal/route.tsx",
  ),
  screen("/widget/chadhawas", () => import("./routes/chadhawas/route.tsx"), "src/routes/chadhawas/route.tsx"),
  screen(
    "/widget/chadhawa-horizontal",
    () => import("./routes/chadhawa-horizontal/route.tsx"),
    "src/routes/chadhawa-horizontal/route.tsx",
  ),
  screen(
    "/widget/pujas/:id/information-with-addon",
    () => import("./routes/information-with-addon/route.tsx"),
  ),
  screen("/widget/chadhawas/:id", () => import("./routes/chadhawa/route.tsx")),
  screen("/widget/payment", () => import("./routes/payment/route.tsx")),
  screen(
    "/widget/order/payment-confirmation/:orderId/:type/:paymentGateway/:partnerId/:tempOrderId",
    () => import("./routes/payment-confirmation/route.tsx"),
  ),
  screen("/widget/banners", () => import("./routes/banners/route.tsx")),
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
