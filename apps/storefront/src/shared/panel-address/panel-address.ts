/** The panels that open over any page, by the value of `?panel=` (ruling D3). */
export const panelNames = ["account", "orders", "locale"] as const;
export type PanelName = (typeof panelNames)[number];

/** The panel that an address opens, if any. */
export function panelIn(search: string): PanelName | undefined {
  const asked = new URLSearchParams(search).get("panel");
  return panelNames.find((name) => name === asked);
}

/** The same page with `panel` open over it, or with none. */
export function withPanel(
  { pathname, search }: { pathname: string; search: string },
  panel?: PanelName,
): string {
  const query = new URLSearchParams(search);
  query.delete("panel");
  if (panel) query.set("panel", panel);
  const text = query.toString();
  return text ? `${pathname}?${text}` : pathname;
}
