const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const ms = (time) => `${Math.round(time)} ms`;
const plain = (number) => String(Math.round(number));
const atMost = (limit) => (value) => value <= limit;
const atLeast = (limit) => (value) => value >= limit;

/**
 * The rows of the table: what is measured of a page, what it must keep to (docs/performance.md), and
 * how it is written. A row without `holds` informs only. `pages` are those that it binds.
 */
const rows = [
  {
    name: "Performance",
    budget: "98",
    of: (page) => page.scores.performance,
    holds: atLeast(98),
    write: plain,
  },
  {
    name: "Accessibility",
    budget: "100",
    of: (page) => page.scores.accessibility,
    holds: atLeast(100),
    write: plain,
  },
  {
    name: "Best practices",
    budget: "100",
    of: (page) => page.scores["best-practices"],
    holds: atLeast(100),
    write: plain,
  },
  { name: "SEO", budget: "100", of: (page) => page.scores.seo, holds: atLeast(100), write: plain },
  { name: "LCP, simulated", budget: "", of: (page) => page.lcp, write: ms },
  { name: "LCP of the static twin", budget: "", of: (page) => page.twinLcp, write: ms },
  {
    name: "LCP against the twin",
    budget: "1.20",
    of: (page) => page.lcp / page.twinLcp,
    holds: atMost(1.2),
    write: (ratio) => ratio.toFixed(2),
  },
  {
    name: "CLS",
    budget: "0.00",
    of: (page) => Math.max(page.cls, page.seen.cls),
    holds: (shift) => shift < 0.005,
    write: (shift) => shift.toFixed(3),
  },
  { name: "TBT", budget: "100 ms", of: (page) => page.tbt, holds: atMost(100), write: ms },
  {
    name: "TBT, processor 13 times slowed",
    budget: "200 ms",
    of: (page) => page.slowTbt,
    holds: atMost(200),
    write: ms,
  },
  {
    name: "Script requested before LCP",
    budget: "2 kB",
    of: (page) => page.seen.scriptBeforeLcp,
    holds: atMost(2_000),
    write: kB,
  },
  {
    name: "Script until it answers to taps",
    budget: "135 kB",
    of: (page) => page.seen.script,
    holds: atMost(135_000),
    write: kB,
    pages: ["home", "detail"],
  },
  { name: "Script after that, at rest", budget: "", of: (page) => page.seen.scriptAfter, write: kB },
  { name: "Styles", budget: "10 kB", of: (page) => page.seen.styles, holds: atMost(10_000), write: kB },
  { name: "Fonts", budget: "28 kB", of: (page) => page.seen.fonts, holds: atMost(28_000), write: kB },
  { name: "Font files", budget: "1", of: (page) => page.seen.fontFiles, holds: atMost(1), write: plain },
  {
    name: "Images of the first view, 360 px at DPR 2",
    budget: "60 kB",
    of: (page) => page.seen.firstImages,
    holds: atMost(60_000),
    write: kB,
  },
  {
    name: "HTML",
    budget: "25 kB",
    of: (page) => page.seen.html,
    holds: atMost(25_000),
    write: kB,
    pages: ["home"],
  },
  {
    name: "HTML, server time p95",
    budget: "25 ms",
    of: (page) => page.serverTime,
    holds: atMost(25),
    write: ms,
    pages: ["home"],
  },
  {
    name: "Taps from puja to payment, p95, processor 4 times slowed",
    budget: "100 ms",
    of: (page) => page.taps,
    holds: atMost(100),
    write: ms,
    pages: ["detail"],
  },
  {
    name: "From a tap to the next screen, processor 4 times slowed",
    budget: "300 ms",
    of: (page) => page.nextScreen,
    holds: atMost(300),
    write: ms,
    pages: ["list", "detail"],
  },
  { name: "Longest task, processor 4 times slowed", budget: "", of: (page) => page.seen.longest, write: ms },
  {
    name: "Fetched and never used",
    budget: "0",
    of: (page) => page.seen.unused.length,
    holds: atMost(0),
    write: plain,
  },
];

/** The table as Markdown, and how many figures are over their budget. */
export function judge(pages) {
  let over = 0;
  const lines = rows.map((row) => {
    const cells = pages.map((page) => {
      const value = row.of(page);
      if (value === undefined) return "–";
      const binds = row.holds && (row.pages ?? [page.name]).includes(page.name);
      if (binds && !row.holds(value)) over++;
      const verdict = binds ? (row.holds(value) ? " ✔" : " ✘") : "";
      return `${row.write(value)}${verdict}`;
    });
    return `| ${[row.name, row.budget, ...cells].join(" | ")} |`;
  });
  const head = `| | budget | ${pages.map(({ name }) => name).join(" | ")} |`;
  return { table: [head, `|---|--:|${pages.map(() => "--:|").join("")}`, ...lines].join("\n"), over };
}
