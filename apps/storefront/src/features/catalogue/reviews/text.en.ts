import { plural } from "../../../shared/i18n/plural.ts";

export const text = {
  outOfFive: (average: string) => `${average} out of 5`,
  count: (count: number) => plural("en", count, { one: "1 review", other: `${count} reviews` }),
  stars: (stars: number) => plural("en", stars, { one: "1 star", other: `${stars} stars` }),
  by: (author: string, city: string) => `${author}, ${city}`,
  photo: (n: number, author: string) => `Photo ${n} from ${author}`,
  some: "Recent reviews",
  title: "Reviews",
  none: "No reviews yet. Buyers can write one once the parcel has arrived.",
  ofAllGems: "Reviews of our gemstones",
  moreFailed: "Could not load the reviews. Check your internet and try again.",
  more: (left: number) => `Show more reviews (${left})`,
  sample: "Sample review",
  sampleNote: "These are sample reviews, not written by buyers.",
};
