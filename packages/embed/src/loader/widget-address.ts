/** The attributes of a widget: the first four are between it and the page. The address has a low line where an attribute has a hyphen. */
export const attributes =
  "widget item label height mode partner-id affiliate-id temp-order-id country-code lang limit layout deity temple purpose utm-source utm-medium utm-campaign utm-term utm-content background".split(
    " ",
  );

/**
 * The address of a widget under `base`, from its attributes; `widget` may have its own query, as links
 * do. Of the page's query the campaign goes along, where nothing says another: what else stands there is between the
 * page and its visitors.
 */
export function widgetAddress(base: string, attribute: (name: string) => string | null, page: string): URL {
  const item = attribute("item");
  const address = new URL(base + attribute("widget") + (item ? `/${item}` : ""));
  const { searchParams } = address;
  const campaign = new URL(page).searchParams;
  for (const name of attributes.slice(4)) {
    const short = name.replaceAll("-", "_");
    const value = searchParams.get(short) || attribute(name) || (/^utm/.test(name) && campaign.get(short));
    if (value) searchParams.set(short, value);
  }
  return address;
}
