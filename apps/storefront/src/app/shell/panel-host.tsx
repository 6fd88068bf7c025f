import { type PanelName, panelIn, withPanel } from "@aradhana/core/paths";
import { Opening } from "@aradhana/ui/progress";
import { type ComponentType, lazy, Suspense } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Text } from "../../shared/i18n/define-text.ts";
import { loadWithTexts } from "../../shared/lazy/load-with-texts.ts";
import type { PanelProps } from "../../shared/panel-address/panel-props.ts";
import { useHydrated } from "../../shared/services/use-hydrated.ts";
import { PanelWithoutScript } from "../../shared/without-script/panel-without-script.tsx";

interface PanelModule {
  Panel: ComponentType<PanelProps>;
  texts: readonly Text<unknown>[];
}

const panel = (load: () => Promise<PanelModule>) =>
  lazy(async () => {
    const { Panel } = await loadWithTexts(load);
    return { default: Panel };
  });

const panels: Record<PanelName, ComponentType<PanelProps>> = {
  account: panel(() => import("../../features/account/panel/panel.tsx")),
  orders: panel(() => import("../../features/orders/panel/panel.tsx")),
  addresses: panel(() => import("../../features/account/addresses/panel.tsx")),
  cart: panel(() => import("../../features/cart/panel/panel.tsx")),
  locale: panel(() => import("../../features/locale/panel/panel.tsx")),
  search: panel(() => import("../../features/search/panel/panel.tsx")),
  support: panel(() => import("../../features/support/panel/panel.tsx")),
};

interface PanelHostProps {
  /** Whether the cart is hidden from this visitor: then no address opens it (ruling D15). */
  hasNoCart: boolean;
}

/** Shows the panel that the address names, over any page. */
export function PanelHost({ hasNoCart }: PanelHostProps) {
  const location = useLocation();
  const navigate = useNavigate();
  const named = panelIn(location.search);
  const name = named === "cart" && hasNoCart ? undefined : named;
  const hydrated = useHydrated();
  if (!hydrated || !name) return <PanelWithoutScript name={name} />;

  const Panel = panels[name];
  // Opened from a page of ours, closing it goes back; opened by its address, there is no page to go back to.
  const onClose = () =>
    void (isBehind(window.history.state) ? navigate(-1) : navigate(withPanel(location), { replace: true }));
  return (
    <Suspense fallback={<Opening />}>
      <Panel onClose={onClose} />
    </Suspense>
  );
}

/** Whether the previous history entry is a page of ours: the router counts them. */
function isBehind(state: unknown): boolean {
  return typeof state === "object" && state !== null && "idx" in state && Number(state.idx) > 0;
}
