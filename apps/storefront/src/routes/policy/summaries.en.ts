import type { Policy } from "@aradhana/core/contract";

/** The rules in a few plain lines, for when the whole text cannot be fetched. */
export const summaries: Record<Policy["slug"], readonly string[]> = {
  "exchange-policy": [
    "A shared puja can be cancelled up to 12 hours before it begins; what comes back, up to all of it, stands on the puja's page and in your order.",
    "A puja for one family can be cancelled up to 24 hours before it begins.",
    "The date can be changed once, free of charge, within the same hours.",
    "If we miss the rite or a name, you choose: all your money back, or the rite on the next date.",
    "Money goes back the way it came.",
  ],
  "term-and-condition": [
    "We arrange and record rites; priests perform them. Who stands behind a rite is named on its page.",
    "The price you see holds all taxes. Nothing is added that you did not choose.",
    "A rite is an act of faith. We promise that it is performed, not what follows from it.",
    "You can correct the names yourself until the hour that your order states.",
    "Complaints are acknowledged within 48 hours and settled within a month.",
  ],
  "privacy-policy": [
    "We ask for what a booking needs: a phone number, the names to be read out, and an address only for prasad.",
    "Names, gotra and wishes go to the priest who reads them, and into no advertisement.",
    "You can see, correct and delete what we hold about you.",
    "A consent can be taken back as easily as it was given.",
    "Bills are kept for as long as tax law asks, and no longer.",
  ],
  "shipping-policy": [
    "Prasad is sent where a package holds it or where you order it; the page of the puja says when it arrives.",
    "Dry prasad goes to most countries. Fresh prasad goes to addresses in India only.",
    "What sending costs stands in the total before you pay.",
    "You can follow the parcel from your order.",
    "Recording and certificate are not posted: they stand in your order.",
  ],
};
