import fc from "fast-check";

const character = fc.nat(0x10_ffff).map((code) => String.fromCodePoint(code));

/** Text of any characters, lone surrogates too: fast-check's own "binary" unit takes seconds to start. */
export const anyText = (size: { maxLength?: number } = {}) => fc.string({ unit: character, ...size });
