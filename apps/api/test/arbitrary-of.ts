import fc from "fast-check";
import type { JsonSchema } from "../src/docs/outline.ts";

/** Values that honest clients never send, and that careless servers fall over. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      null,
      true,
      0,
      -1,
      1.5,
      1e308,
      -0,
      Number.MAX_SAFE_INTEGER + 2,
      "",
      " ",
      "\0",
      "a\0b",
      "\ud800",
      "x\udfff",
    ],
    ...[
      "__proto__",
      "constructor",
      "toString",
      "' or 1=1 --",
      "%",
      "%zz",
      "$1",
      "{{7*7}}",
      "<script>",
      "../../etc/passwd",
    ],
    ...[
      "9".repeat(400),
      "NaN",
      "Infinity",
      "-0",
      "1e9",
      "0x10",
      "null",
      "[]",
      "undefined",
      "\u202e",
      "🙏🏽",
      "ﷺ",
      "İ",
    ],
    ...[[], {}, [[]], [null], { __proto__: null, length: -1 }, { toString: 1 }, [["a", ["b"]]]],
  ),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ minLength: 300, maxLength: 3000 }),
  fc.double(),
  fc.anything({ maxDepth: 4 }),
);

/** What no database keeps and no screen shows, in the middle of what is else in order. */
const spice = fc.constantFrom("\0", "\ud800", "\udfff");
const spiced = (value: unknown, sign: string) =>
  typeof value === "string" ? `${value}${sign}${value}` : value;

/** Texts that fit the patterns of the contract which no generator can read backwards. */
const wellKnown = [
  "Asha Devi",
  "आशा देवी",
  "रमेश",
  "O'Neil",
  "2026-11-25",
  "9812345678",
  "123456",
  "221001",
  "ganesh",
];

/** What is known to exist or to be taken, for a field of a name and perhaps a pattern. */
export type Known = (name: string, pattern: string | undefined) => readonly string[];

type Taste = {
  known: Known;
  /** Whether a grain of hostile values stands among those that fit, at every level. */
  isHostile: boolean;
};

/** Values of a JSON schema: such as fit it, with a grain of others where that is the taste. */
export function arbitraryOf(schema: JsonSchema, taste: Taste, name = ""): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schema, taste, name);
  return taste.isHostile
    ? fc.oneof(
        { weight: 24, arbitrary: fitting },
        { weight: 1, arbitrary: hostile },
        { weight: 2, arbitrary: fc.tuple(fitting, spice).map(([value, sign]) => spiced(value, sign)) },
      )
    : fitting;
}

function fittingValue(schema: JsonSchema, taste: Taste, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((each) => arbitraryOf(each, taste, name)));
  switch (schema.type) {
    case "object":
      return objectOf(schema, taste);
    case "array":
      return fc.array(arbitraryOf(schema.items || {}, taste), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: Math.min(schema.maxItems ?? 4, 3),
      });
    case "string":
      return text(schema, taste, name);
    case "integer":
    case "number":
      return fc.integer({ min: clamp(schema.minimum, 0), max: clamp(schema.maximum, 1000) });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return hostile;
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, taste: Taste) {
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, arbitraryOf(property, taste, name)] as const,
  );
  const own = fc.record(Object.fromEntries(entries), {
    requiredKeys: required.filter((name) => name in properties),
  });
  if (!taste.isHostile) return own;
  const names = fc.constantFrom("__proto__", "constructor", "status", "price", "id", "x");
  const more = fc.dictionary(names, hostile, { maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: own },
    { weight: 1, arbitrary: fc.tuple(own, more).map(([fields, others]) => ({ ...fields, ...others })) },
  );
}

function text(
  { pattern, format, minLength = 0, maxLength = 40 }: JsonSchema,
  { known }: Taste,
  name: string,
) {
  if (format === "date") return fc.constantFrom("2026-11-25", "2026-02-31", "0001-01-01", "9999-12-31");
  if (format === "uri") {
    return fc.constantFrom("http://127.0.0.1:4300/done", "https://evil.test/", "javascript:alert(1)");
  }
  const free = fc.string({
    unit: "grapheme",
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  });
  const made = pattern ? matching(pattern) : fc.oneof(fc.constantFrom(...wellKnown), free);
  const existing = known(name, pattern);
  return existing.length > 0
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: made })
    : made;
}

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    // Unicode properties and look-arounds are beyond it.
    return fc.constantFrom(...wellKnown);
  }
}

const clamp = (bound: number | undefined, otherwise: number) =>
  Math.max(-1e9, Math.min(1e9, bound ?? otherwise));
