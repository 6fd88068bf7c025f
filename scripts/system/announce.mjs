/** Where everything is, and what is worth a try, once it all answers. */
export async function announce({ api, web }) {
  const listing = await fetch(`${api.url}/noauth-api/v1/pooja/getPoojaListing`);
  const { results } = await listing.json();
  const [puja] = results.pujas;

  console.log(`
Aradhana is ready. Ctrl-C stops it.

  Storefront   ${web.url}
  API          ${api.url}

Try
  the home page, in Hindi too    ${web.url}/
  a puja: book it as a guest     ${web.url}/pooja/${puja.id}
  the sandbox payment            the checkout's last step: let it succeed, fail or wait
  signing in                     ${web.url}/auth, with any Indian mobile number
  its one-time code              ${api.url}/dev/outbox
  the API's documentation        ${api.url}/docs
`);
}
