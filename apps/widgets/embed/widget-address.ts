/** What a page may ask of a widget; the attribute of each has a hyphen where the address has a low line. */
const asked =
  "partner_id affiliate_id temp_order_id country_code lang limit layout deity temple purpose".split(" ");

/** Of the partner's own address only these go along: what else stands there is between it and its visitors. */
const campaign = /^utm_(source|medium|campaign|term|content)$/;

const attributeOf = (name: string) => name.replaceAll("_", "-");

/** The attributes that change what a frame shows. */
export const attributes = ["widget", "item", "mode", "label", ...asked.map(attributeOf)];

/** The address of a widget as its attributes ask for it, on a page with that query. */
export function widgetAddress(
  base: string,
  attribute: (name: string) => string | null,
  pageQuery: string,
): URL {
  const address = new URL(`/widget/${attribute("widget")}/${attribute("item") || ""}`, base);
  const { searchParams } = address;
  for (const name of asked) {
    const value = attribute(attributeOf(name));
    if (value) searchParams.set(name, value);
  }
  for (const [name, value] of new URLSearchParams(pageQuery)) {
    if (campaign.test(name)) searchParams.set(name, value);
  }
  return address;
}
