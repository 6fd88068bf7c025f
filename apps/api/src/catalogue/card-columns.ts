import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { deities } from "../deities/deities.table.ts";
import { temples } from "../temples/temples.table.ts";
import type { Text } from "../text/text.ts";

/** The temple's columns on a card. */
export const templeOfCard = {
  slug: temples.slug,
  name: temples.name,
  city: temples.city,
  state: temples.state,
};

/** The deities of a series in the order of `slugs`, without a query per card. */
export const deityNames = (slugs: AnyPgColumn): SQL<{ slug: string; name: Text }[]> => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('slug', ${deities.slug}, 'name', ${deities.name})
    order by array_position(${slugs}, ${deities.slug})), '[]'::jsonb)
  from ${deities} where ${deities.slug} = any(${slugs}))`;
