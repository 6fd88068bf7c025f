import type { WidgetModule } from "./widget.ts";

interface Route {
  path: string;
  load(): Promise<WidgetModule>;
}

const pujas: Route = { path: "/widget/pujas", load: () => import("./routes/pujas/route.tsx") };

/** Every address of the widgets. Each is fetched when it is gone to. */
const routes: readonly Route[] = [pujas];

/** The widget at an address; at any other under /widget/, the pujas. */
export function routeAt(pathname: string): Route {
  const asked = pathname.replace(/\/+$/, "");
  return routes.find(({ path }) => path === asked) ?? pujas;
}
