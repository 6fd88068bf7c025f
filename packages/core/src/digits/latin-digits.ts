const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The text with the decimal digits of every script as Latin ones: "१००" is "100". */
export function latinDigits(text: string) {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode has the digits of a script in a row from zero to nine, and rows that touch are whole.
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit(code - before - 1)) before++;
    return String(before % 10);
  });
}
