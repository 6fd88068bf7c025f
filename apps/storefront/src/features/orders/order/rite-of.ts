import type { ChadhaavaOrder, PoojaCard, PoojaOrder } from "@aradhana/core/contract";

type Shown = "slug" | "title" | "image" | "muhurat" | "tithi" | "temple";

/** What the pages of an order show of its rite, be it a puja or a chadhaava. */
export interface BookedRite extends Pick<PoojaCard, Shown> {
  kind: "puja" | "chadhaava";
  /** What was chosen of it: a puja's package, the occasion of a chadhaava. */
  choice: { id: string; name: string };
  /** Its own page, where it has one. */
  page: string | undefined;
  /** For how many people names can be given. */
  nameLimit: number;
  isVip: boolean;
}

/** An order with what it books. */
export type BookedOrder = PoojaOrder | ChadhaavaOrder;

/** The rite that an order books. */
export function riteOf(booked: BookedOrder): BookedRite {
  if ("chadhaava" in booked) {
    const { chadhaava, name_limit } = booked;
    return {
      ...chadhaava,
      kind: "chadhaava",
      choice: { id: chadhaava.id, name: chadhaava.occasion },
      page: undefined,
      nameLimit: name_limit,
      isVip: false,
    };
  }
  const { pooja, package: chosen } = booked;
  return {
    ...pooja,
    kind: "puja",
    choice: chosen,
    page: `/pooja/${pooja.id}`,
    nameLimit: chosen.devotees.max,
    isVip: chosen.is_vip,
  };
}
