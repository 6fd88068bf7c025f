import fc from "fast-check";

const character = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code));

/** Text of any characters whatever, halves of them too: fast-check's own ("binary") takes seconds to begin. */
export const anyText = (size: { maxLength?: number } = {}) => fc.string({ unit: character, ...size });
