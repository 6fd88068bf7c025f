import type { OrderType, PaymentStatus, RitualType } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

type PaidOrder<Type> = Extract<PaymentStatus["order"], { type: Type }>;

/** The pages of one kind of ritual. The kinds have the names that they have on an order. */
interface RitualPages<Type extends RitualType> {
  /** Its list, and its full list on the site. */
  list: string;
  all: string;
  item(id: string): string;
  /** The form that an order was filled in with. */
  form(order: PaidOrder<Type>): string;
}

const ownPages = {
  pooja: {
    list: pathTo("/widget/pujas"),
    all: pathTo("/online-puja"),
    item: (id) => pathTo("/widget/pujas/:id", { id }),
    form: ({ pooja_id, package_id }) =>
      pathTo("/widget/pujas/:id/information-with-addon", { id: pooja_id, package: package_id }),
  },
  chadhaava: {
    list: pathTo("/widget/chadhawas"),
    all: pathTo("/chadhaava"),
    item: (id) => pathTo("/widget/chadhawas/:id", { id }),
    form: ({ chadhaava_id }) => pathTo("/widget/chadhawas/:id", { id: chadhaava_id }),
  },
} satisfies { [Type in RitualType]: RitualPages<Type> };

const pages: Record<RitualType, RitualPages<RitualType>> = ownPages;

const isRitual = (type: OrderType): type is RitualType => type in pages;

/** The pages of a kind of ritual. */
export const ritualPages = (type: RitualType): RitualPages<RitualType> => pages[type];

/** The list of what an order is of. Widgets sell rituals alone: anything else leads to the pujas. */
export const listOfOrder = ({ type }: { type: OrderType }): string =>
  pages[isRitual(type) ? type : "pooja"].list;

/** The form that an order was filled in with, or else the list. */
export const formOfOrder = (order: PaymentStatus["order"]): string =>
  isRitual(order.type) ? ritualPages(order.type).form(order as PaidOrder<RitualType>) : listOfOrder(order);
