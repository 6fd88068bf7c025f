import type { OrderType } from "@aradhana/core/contract";
import { abhimantrit } from "./abhimantrit/abhimantrit.ts";
import type { CartableLine, CartType } from "./cart-rules.ts";
import { chadhaava } from "./chadhaava/chadhaava.ts";
import { consultation } from "./consultation/consultation.ts";
import { gemstone } from "./gemstone/gemstone.ts";
import { kundali } from "./kundali/kundali.ts";
import type { Line } from "./line.ts";
import { nameCorrection } from "./name-correction/name-correction.ts";
import { pooja } from "./pooja/pooja.ts";

/** All lines of business. A new one needs a folder beside this file, tables, and an entry here. */
export const lines = {
  ...{ pooja, chadhaava, abhimantrit, gemstone },
  ...{ kundali, name_correction: nameCorrection, consultation },
} satisfies Record<OrderType, Line> as Readonly<Record<OrderType, Line> & Record<CartType, CartableLine>>;

/** The line of an order. */
export const lineOf = ({ item }: { item: { kind: OrderType } }): Line => lines[item.kind];
