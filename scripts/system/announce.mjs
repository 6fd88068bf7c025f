/** The owner in local development: `trialOwnerPhone` of the API. */
const trialOwner = "+91 9000000001";

/** Prints the addresses of all services, and what to try, once they respond. */
export async function announce({ api, web, astrology, gemstones }) {
  const listing = await fetch(`${api.url}/noauth-api/v1/pooja/getPoojaListing`);
  const { results } = await listing.json();
  const [puja] = results.pujas;

  const partners = astrology && gemstones;
  const lines = [
    "",
    "Aradhana is ready. Ctrl-C stops it.",
    "",
    `  Storefront   ${web.url}`,
    `  Console      ${web.url}/console, for those who run the shop`,
    `  API          ${api.url}`,
    partners && `  Partners     ${astrology.url} and ${gemstones.url}, made-up sites with the widgets`,
    "",
    "Try",
    `  the home page, in Hindi too    ${web.url}/`,
    `  a puja: book it as a guest     ${web.url}/pooja/${puja.id}`,
    "  the sandbox payment            the checkout's last step: let it succeed, fail or wait",
    `  signing in                     ${web.url}/auth, with any Indian mobile number`,
    `  running the shop               ${web.url}/console, as owner with ${trialOwner}`,
    `  its one-time code              ${api.url}/dev/outbox`,
    `  the API's documentation        ${api.url}/docs`,
    partners && `  a partner's page, HTML alone   ${astrology.url}/: book there, follow the order there`,
    partners && `  another's, with script calls   ${gemstones.url}/: popup, language, event log`,
    "",
  ];
  console.log(lines.filter((line) => line !== undefined).join("\n"));
}
