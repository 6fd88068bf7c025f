import * as v from "valibot";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import { articleAuthors } from "./authors.ts";
import { articleCategories } from "./categories.ts";

const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

const line = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => text === text.trim(), "has spaces around it"),
);
const day = v.pipe(v.string(), v.isoDate());

/** The YAML block that begins each article's `en.md` and `hi.md`. */
export const frontmatterSchema = v.pipe(
  v.strictObject({
    title: v.pipe(line, v.maxLength(80)),
    /** For the list, search engines and shared links. */
    description: v.pipe(line, v.minLength(60), v.maxLength(160)),
    category: v.picklist(slugsOf(articleCategories)),
    author: v.picklist(slugsOf(articleAuthors)),
    publishedOn: day,
    updatedOn: day,
    /** Slug of a puja series, where one fits what the article is about. */
    relatedPuja: v.optional(v.picklist(slugsOf(allPujaSeries))),
    /** A source without an address is a book, or a site whose address we are not certain of. */
    sources: v.pipe(
      v.array(
        v.strictObject({
          title: line,
          url: v.optional(v.pipe(v.string(), v.startsWith("https://"), v.url())),
        }),
      ),
      v.minLength(2),
    ),
  }),
  v.check(({ publishedOn, updatedOn }) => publishedOn <= updatedOn, "was updated before it was published"),
);

export type ArticleFrontmatter = v.InferOutput<typeof frontmatterSchema>;
