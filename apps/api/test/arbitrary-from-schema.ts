import fc from "fast-check";
import type { JsonSchema } from "../src/docs/outline.ts";

/** Values that real clients never send and that crash careless servers. */
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

/** Characters that PostgreSQL cannot store; they are inserted into otherwise valid text. */
const breakingCharacter = fc.constantFrom("\0", "\ud800", "\udfff");
const withBreakingCharacter = (value: unknown, character: string) =>
  typeof value === "string" ? `${value}${character}${value}` : value;

/** Texts for the contract's patterns that fast-check cannot generate from. */
const sampleTexts = [
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

/** Existing values for a field, by its name and pattern. */
export type KnownValues = (name: string, pattern: string | undefined) => readonly string[];

type Options = {
  known: KnownValues;
  /** Whether a few hostile values are mixed in at every level. */
  isHostile: boolean;
};

/** Values that match a JSON schema; with `isHostile`, a few do not. */
export function arbitraryFromSchema(schema: JsonSchema, options: Options, name = ""): fc.Arbitrary<unknown> {
  const valid = validValue(schema, options, name);
  return options.isHostile
    ? fc.oneof(
        { weight: 24, arbitrary: valid },
        { weight: 1, arbitrary: hostile },
        {
          weight: 2,
          arbitrary: fc
            .tuple(valid, breakingCharacter)
            .map(([value, character]) => withBreakingCharacter(value, character)),
        },
      )
    : valid;
}

function validValue(schema: JsonSchema, options: Options, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((each) => arbitraryFromSchema(each, options, name)));
  switch (schema.type) {
    case "object":
      return objectOf(schema, options);
    case "array":
      return fc.array(arbitraryFromSchema(schema.items || {}, options), {
        minLength: Math.min(schema.minItems ?? 0, 3),
        maxLength: Math.min(schema.maxItems ?? 4, 3),
      });
    case "string":
      return text(schema, options, name);
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

function objectOf({ properties = {}, required = [] }: JsonSchema, options: Options) {
  const entries = Object.entries(properties).map(
    ([name, property]) => [name, arbitraryFromSchema(property, options, name)] as const,
  );
  const declared = fc.record(Object.fromEntries(entries), {
    requiredKeys: required.filter((name) => name in properties),
  });
  if (!options.isHostile) return declared;
  const names = fc.constantFrom("__proto__", "constructor", "status", "price", "id", "x");
  const extra = fc.dictionary(names, hostile, { maxKeys: 2 });
  return fc.oneof(
    { weight: 6, arbitrary: declared },
    { weight: 1, arbitrary: fc.tuple(declared, extra).map(([fields, others]) => ({ ...fields, ...others })) },
  );
}

function text(
  { pattern, format, minLength = 0, maxLength = 40 }: JsonSchema,
  { known }: Options,
  name: string,
) {
  if (format === "date") return fc.constantFrom("2026-11-25", "2026-02-31", "0001-01-01", "9999-12-31");
  if (format === "uri") {
    return fc.constantFrom("http://127.0.0.1:4300/done", "https://evil.test/", "javascript:alert(1)");
  }
  const anyText = fc.string({
    unit: "grapheme",
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, 60)),
  });
  const generated = pattern ? matching(pattern) : fc.oneof(fc.constantFrom(...sampleTexts), anyText);
  const existing = known(name, pattern);
  return existing.length > 0
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...existing) }, { weight: 1, arbitrary: generated })
    : generated;
}

function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, "u"));
  } catch {
    // fast-check supports neither Unicode properties nor look-arounds.
    return fc.constantFrom(...sampleTexts);
  }
}

const clamp = (bound: number | undefined, otherwise: number) =>
  Math.max(-1e9, Math.min(1e9, bound ?? otherwise));
