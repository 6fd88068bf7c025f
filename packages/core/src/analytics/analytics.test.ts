import { expect, test } from "vitest";
import { labelEvent } from "./index.ts";

test.each([
  ["Book now", "LABEL_BOOK_NOW"],
  ["chadhaava\tlist", "LABEL_CHADHAAVA_LIST"],
  ["Pay  now ", "LABEL_PAY_NOW_"],
  ["पूजा बुक करें", "LABEL_पूजा_बुक_करें"],
  ["", "LABEL_"],
])(
  "§9 analytics label events are named LABEL_ followed by the label upper-cased with whitespace replaced by underscores: %j",
  (label, event) => {
    expect(labelEvent(label)).toBe(event);
  },
);
