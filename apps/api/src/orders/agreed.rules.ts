import type { Offer } from "../quotes/offer.queries.ts";
import { policyOf } from "./policy-of.ts";

/** What an order keeps of an offer: titles, times and terms are copied, they are what was agreed. */
export function agreedOf(offer: Offer, shipTo: string) {
  const { series, temple, sendsPrasad } = offer;
  const rite = offer.type === "pooja" ? offer.puja : offer.chadhaava;
  const etaDays = series.prasad?.etaDays[shipTo === "in" ? "in" : "abroad"] ?? null;
  return {
    type: offer.type,
    title: series.title,
    slug: series.slug,
    temple: temple.name,
    muhuratStartAt: rite.startAt,
    muhuratEndAt: rite.endAt,
    cutoffAt: rite.cutoffAt,
    sankalpCutoffAt: rite.sankalpCutoffAt,
    prasadEtaDays: sendsPrasad ? etaDays : null,
    policy: policyOf(series.policy),
    ...ownOf(offer),
  };
}

function ownOf(offer: Offer) {
  if (offer.type === "chadhaava") {
    return {
      ...{ poojaId: null, packageId: null, packageName: null, chadhaavaId: offer.chadhaava.id },
      ...{ isVip: false, maxDevotees: offer.series.nameLimit, videoEtaHours: offer.series.proofEtaHours },
    };
  }
  const { puja, series, package: chosen } = offer;
  return {
    ...{ poojaId: puja.id, packageId: chosen.id, packageName: chosen.name, chadhaavaId: null },
    ...{ isVip: chosen.isVip, maxDevotees: chosen.devoteesMax },
    videoEtaHours: series.receives.find(({ type }) => type === "video")?.etaHours ?? null,
  };
}
