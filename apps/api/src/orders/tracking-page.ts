/** Where couriers show a parcel: their pages take the number in the address, except India Post's, which asks for it. */
const pages: Readonly<Record<string, (number: string) => string>> = {
  bluedart: (number) =>
    `https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=${number}`,
  delhivery: (number) => `https://www.delhivery.com/track-v2/package/${number}`,
  dhl: (number) => `https://www.dhl.com/in-en/home/tracking.html?tracking-id=${number}`,
  fedex: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  indiapost: () => "https://www.indiapost.gov.in/",
  speedpost: () => "https://www.indiapost.gov.in/",
  ups: (number) => `https://www.ups.com/track?tracknum=${number}`,
  usps: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
};

/** The page on which a courier, named as staff write it ("Blue Dart", "DHL Express"), shows a parcel; null for one we do not know. */
export function trackingPage(carrier: string, number: string): string | null {
  const name = carrier.toLowerCase().replace(/[^a-z]/g, "");
  const known = Object.keys(pages).find((courier) => name.startsWith(courier));
  return known ? (pages[known]?.(encodeURIComponent(number)) ?? null) : null;
}
