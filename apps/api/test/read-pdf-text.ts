import { inflateSync } from "node:zlib";

const hexText = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");
const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The objects of a PDF of ours, by number: each with its dictionary and its inflated stream. */
function objectsOf(file: string) {
  const found = file.matchAll(/(\d+) 0 obj\s(.*?)\sendobj/gs);
  return new Map(
    Array.from(found, ([, number = "", body = ""]) => {
      const [dictionary = "", stream = ""] = body.split(/stream\r?\n/);
      const isDeflated = dictionary.includes("/FlateDecode");
      const bytes = Buffer.from(stream, "latin1");
      return [number, { dictionary, stream: isDeflated ? inflateSync(bytes).toString("latin1") : stream }];
    }),
  );
}

/** The characters of each glyph of a font, from the map that makes its text selectable. */
function readCharacters(map: string): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const [, block = ""] of map.matchAll(/beginbfchar(.*?)endbfchar/gs)) {
    for (const [, glyph = "", text = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      characters.set(Number.parseInt(glyph, 16), hexText(text));
    }
  }
  for (const [, block = ""] of map.matchAll(/beginbfrange(.*?)endbfrange/gs)) {
    for (const [, from = "", to = "", text = ""] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let glyph = first; glyph <= Number.parseInt(to, 16); glyph++) {
        const code = Number.parseInt(text, 16) + glyph - first;
        characters.set(glyph, String.fromCodePoint(code));
      }
    }
  }
  return characters;
}

/** The bytes of a string in parentheses. */
const bytesOf = (string: string) =>
  Buffer.from(
    string.replace(/\\(?:([0-7]{3})|(.))/gs, (_, octal, letter) =>
      octal ? String.fromCharCode(Number.parseInt(octal, 8)) : (escapes[letter] ?? letter),
    ),
    "latin1",
  );

/** The glyphs of a string of a page: two bytes each. */
function glyphsOf(bytes: Buffer): number[] {
  return Array.from({ length: bytes.length / 2 }, (_, at) => bytes.readUInt16BE(2 * at));
}

/** What is in a string: parentheses in pairs stay as they are, to a depth that no text of ours exceeds. */
const inString = Array.from({ length: 4 }).reduce<string>(
  (inner) => String.raw`(?:\\.|[^\\()]|\(${inner}\))*`,
  "",
);
const token = new RegExp(
  [
    String.raw`\/(?<name>\w+) [\d.]+ Tf`,
    // The language of a part, which is no text of it.
    String.raw`\/Lang \(\w+\)`,
    String.raw`\((?<string>${inString})\)`,
    String.raw`\/ActualText <FEFF(?<actual>\w+)>`,
    // Where it is shorter, a string is written in hexadecimal digits.
    "<(?<hex>(?:[0-9A-F]{4})+)>",
    String.raw`\b(?<mark>BDC|BMC|EMC)\b`,
  ].join("|"),
  "gs",
);

/** The text of a page, as it is selected: what a marked part says of itself counts instead of its glyphs. */
function textOfPage(content: string, fonts: ReadonlyMap<string, ReadonlyMap<number, string>>): string {
  let text = "";
  let font: ReadonlyMap<number, string> = new Map();
  /** How many marked parts are open, and in which of them the glyphs do not count. */
  let depth = 0;
  let replacedAt = Number.POSITIVE_INFINITY;
  for (const { groups = {} } of content.matchAll(token)) {
    const { name, string, hex, actual, mark } = groups;
    if (name) font = fonts.get(name) ?? font;
    else if (actual) {
      text += hexText(actual);
      replacedAt = depth + 1;
    } else if (mark === "BDC" || mark === "BMC") depth++;
    else if (mark === "EMC") {
      if (depth === replacedAt) replacedAt = Number.POSITIVE_INFINITY;
      depth--;
      if (depth === 0) text += "\n";
    } else if (depth < replacedAt && (string !== undefined || hex)) {
      text += glyphsOf(hex ? Buffer.from(hex, "hex") : bytesOf(string ?? ""))
        .map((glyph) => font.get(glyph) ?? "\u{fffd}")
        .join("");
    }
  }
  return text;
}

/** The text of a PDF of ours as it is selected and copied. */
export function readPdfText(pdf: Uint8Array): string {
  const objects = objectsOf(Buffer.from(pdf).toString("latin1"));
  const get = (number = "") => objects.get(number) ?? { dictionary: "", stream: "" };
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return pages
    .map(({ dictionary }) => {
      const [, resources] = /\/Resources (\d+) 0 R/.exec(dictionary) ?? [];
      const [, contents] = /\/Contents (\d+) 0 R/.exec(dictionary) ?? [];
      const listed =
        /\/Font\s*<<(.*?)>>/s.exec(resources ? get(resources).dictionary : dictionary)?.[1] ?? "";
      const fonts = Array.from(listed.matchAll(/\/(\w+) (\d+) 0 R/g), ([, name = "", number]) => {
        const [, map] = /\/ToUnicode (\d+) 0 R/.exec(get(number).dictionary) ?? [];
        return [name, readCharacters(get(map).stream)] as const;
      });
      return textOfPage(get(contents).stream, new Map(fonts));
    })
    .join("\n");
}
