import { asc } from "drizzle-orm";
import { addons } from "../../addons/addons.table.ts";
import { occasionRules } from "../../calendar/occasion-rules.ts";
import { offerings } from "../../chadhaava/offerings.table.ts";
import { chadhaavaSeries } from "../../chadhaava/series.table.ts";
import type { Database } from "../../db/database.ts";
import { deities } from "../../deities/deities.table.ts";
import { series } from "../../pujas/series.table.ts";
import { purposes } from "../../purposes/purposes.table.ts";
import { temples } from "../../temples/temples.table.ts";

/** What the fields of pujas and chadhaavas are chosen from. Pictures are those that the catalogue has. */
export async function readPujaChoices(db: Database) {
  const [deityRows, purposeRows, addonRows, pictured, offered, templeRows] = await Promise.all([
    db.select({ id: deities.slug, name: deities.name }).from(deities).orderBy(asc(deities.position)),
    db.select({ id: purposes.slug, name: purposes.name }).from(purposes).orderBy(asc(purposes.position)),
    db.select({ id: addons.id, name: addons.title }).from(addons).orderBy(asc(addons.slug)),
    db
      .select({ slug: series.slug, images: series.images })
      .from(series)
      .unionAll(
        db.select({ slug: chadhaavaSeries.slug, images: chadhaavaSeries.images }).from(chadhaavaSeries),
      ),
    db.select({ image: offerings.image }).from(offerings),
    db.select({ image: temples.image }).from(temples),
  ]);
  const pictures = new Set([
    ...pictured.flatMap(({ images }) => images.map(({ name }) => name)),
    ...offered.map(({ image }) => image.name),
    ...templeRows.map(({ image }) => image),
  ]);
  return {
    occasions: Object.entries(occasionRules).map(([id, { name }]) => ({ id, name })),
    ...{ deities: deityRows, purposes: purposeRows, addons: addonRows },
    pictures: [...pictures].toSorted(),
    pictured: pictured.flatMap(({ slug, images }) => images.map(({ name }) => ({ slug, picture: name }))),
  };
}
