import { poojaId } from "@aradhana/core/contract";
import * as v from "valibot";

/** The checkout keeps one draft for each puja under this prefix, in sessionStorage. */
const PREFIX = "draft:continue:";

const draft = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ poojaId, title: v.pipe(v.string(), v.nonEmpty()), at: v.union([v.number(), v.string()]) }),
  v.transform(({ at, ...rest }) => ({ ...rest, at: new Date(at).getTime() })),
);

/** A booking that was begun in this tab and not finished. */
export type Draft = v.InferOutput<typeof draft>;

type Readable = Pick<Storage, "length" | "key" | "getItem">;

/** The drafts of this tab, the latest first. What is not a draft of ours is passed over. */
export function readDrafts(storage: Readable): Draft[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  const kept = keys.filter((key) => key.startsWith(PREFIX)).map((key) => storage.getItem(key));
  return kept
    .map((text) => v.safeParse(draft, text))
    .flatMap(({ success, output }) => (success ? [output] : []))
    .sort((one, other) => other.at - one.at);
}
