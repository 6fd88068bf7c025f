/** Prints a heading and a Markdown table, to be copied into docs/performance.md. */
export function printTable(
  heading: string,
  rows: readonly Readonly<Record<string, string | number>>[],
): void {
  const columns = Object.keys(rows[0] ?? {});
  const cells = [
    columns,
    columns.map(() => "---"),
    ...rows.map((row) => columns.map((name) => `${row[name]}`)),
  ];
  console.log(`\n${heading}\n`);
  for (const line of cells) console.log(`| ${line.join(" | ")} |`);
}

/** Formats milliseconds: "0.42 ms", "18 ms". */
export const ms = (value: number) => `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
