import * as v from "valibot";

const characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** The last character of a GSTIN, from the fourteen before it (Luhn's method on 36 characters). */
function checkCharacter(first: string): string | undefined {
  const sum = [...first].reduce((total, character, place) => {
    const product = characters.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return characters[(36 - (sum % 36)) % 36];
}

const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/;

/** The number of a business that is registered for GST: state, PAN, which registration, Z and a check character. */
export const gstin = v.pipe(
  v.string(),
  v.transform((text) => text.replace(/\s/g, "").toUpperCase()),
  v.regex(shape, "format"),
  v.check((text) => !shape.test(text) || checkCharacter(text.slice(0, 14)) === text.at(-1), "checksum"),
);
