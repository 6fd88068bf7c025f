const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Replaces the decimal digits of every script by Latin ones: "१००" becomes "100". */
export function latinDigits(text: string) {
  return text.replace(/\p{Nd}/gu, (digit) => {
    // Unicode has the digits of each script in a row from zero to nine; adjacent rows are complete.
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (isDigit(code - before - 1)) before++;
    return String(before % 10);
  });
}
