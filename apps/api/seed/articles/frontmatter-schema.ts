import * as v from "valibot";
import { allPujaSeries } from "../pujas/all-puja-series.ts";
import { articleAuthors } from "./authors.ts";
import { articleCategories } from "./categories.ts";

const slugsOf = (rows: readonly { slug: string }[]) => rows.map(({ slug }) => slug);

const line = v.pipe(
  v.string(),
  v.nonEmpty(),
  v.check((text) => text === text.trim(), "has leading or trailing spaces"),
);
const day = v.pipe(v.string(), v.isoDate());

/** The frontmatter of an article's `en.md` and `hi.md`. */
export const frontmatterSchema = v.pipe(
  v.strictObject({
    title: v.pipe(line, v.maxLength(80)),
    /** Shown in lists, search results and shared links. */
    description: v.pipe(line, v.minLength(60), v.maxLength(160)),
    category: v.picklist(slugsOf(articleCategories)),
    author: v.picklist(slugsOf(articleAuthors)),
    publishedOn: day,
    updatedOn: day,
    /** Slug of a related puja series, if there is one. */
    relatedPuja: v.optional(v.picklist(slugsOf(allPujaSeries))),
    /** A source without a URL is a book, or a site whose address is not certain. */
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
  v.check(({ publishedOn, updatedOn }) => publishedOn <= updatedOn, "updatedOn is before publishedOn"),
);

export type ArticleFrontmatter = v.InferOutput<typeof frontmatterSchema>;
