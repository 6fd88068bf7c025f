import type { CartChoice } from "@aradhana/core/goods";

/** What sets the lines of business apart in a cart. */
interface CartLineFacts {
  /** How it is fulfilled; the goods of all lines go into one parcel. */
  group: "pooja" | "chadhaava" | "goods";
  /** Whether its quantity can be changed. */
  hasQuantity: boolean;
  /** Whether prasad comes with it unless the buyer leaves it out. */
  includesPrasad: boolean;
  /** What is offered instead once it is no longer sold: a message of the cart. */
  instead: "dates" | "similar";
}

const facts: Record<CartChoice["type"], CartLineFacts> = {
  pooja: { group: "pooja", hasQuantity: false, includesPrasad: true, instead: "dates" },
  chadhaava: { group: "chadhaava", hasQuantity: false, includesPrasad: false, instead: "dates" },
  abhimantrit: { group: "goods", hasQuantity: true, includesPrasad: false, instead: "similar" },
  gemstone: { group: "goods", hasQuantity: false, includesPrasad: false, instead: "similar" },
};

/** What sets a line of the cart apart. */
export const cartLine = ({ choice }: { choice: Pick<CartChoice, "type"> }): CartLineFacts =>
  facts[choice.type];
