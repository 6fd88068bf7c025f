// Runs Stryker with the given arguments and compares each folder's mutation score with its threshold. Exits with 1
// when a folder is below it.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

type Status = "Killed" | "Timeout" | "Survived" | "NoCoverage" | "Ignored" | "RuntimeError" | "CompileError";
interface Report {
  files: Record<string, { mutants: { status: Status }[] }>;
}

/** Minimum percentage of killed mutants. */
const least = { all: 85, user: 95, api: 95, partner: 95, cart: 95, session: 95, utm: 95 } as const;

const { status } = spawnSync("stryker", ["run", ...process.argv.slice(2)], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

const { files }: Report = JSON.parse(readFileSync("test-results/mutation.json", "utf8"));
const folders = Map.groupBy(Object.entries(files), ([path]) => path.split("/")[1] ?? "");

/** Undefined when nothing was mutated. */
function scoreOf(entries: [string, Report["files"][string]][]): number | undefined {
  const statuses = entries.flatMap(([, { mutants }]) => mutants.map(({ status }) => status));
  const killed = statuses.filter((status) => status === "Killed" || status === "Timeout").length;
  const survived = statuses.filter((status) => status === "Survived" || status === "NoCoverage").length;
  return killed + survived > 0 ? (100 * killed) / (killed + survived) : undefined;
}

const rows = [
  ...[...folders].sort(([a], [b]) => a.localeCompare(b)),
  ["all", Object.entries(files)] as const,
];
for (const [folder, entries] of rows) {
  const score = scoreOf(entries);
  if (score === undefined) continue;
  const required = least[folder as keyof typeof least] ?? 0;
  if (score < required) process.exitCode = 1;
  console.log(
    `${folder.padEnd(20)} ${score.toFixed(2).padStart(6)} %${required ? `, of ${required} required` : ""}`,
  );
}
