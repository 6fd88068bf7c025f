import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const root = join(import.meta.dirname, "../..");
/** Programs of this workspace: tools come from it, packages only from tarballs. */
const programs = join(root, "node_modules/.bin");

/** The tarball that a release publishes: pnpm writes the versions of the catalog into its package.json. */
async function pack(folder: string, into: string): Promise<string> {
  const path = process.env.npm_execpath;
  const [program, ...args] = path && /pnpm$/.test(path) ? [path] : ["npx", "--yes", "pnpm@12"];
  const packing = ["pack", "--json", "--pack-destination", into, "--config.ignore-scripts=true"];
  const { stdout } = await run(program, [...args, ...packing], {
    cwd: await realpath(folder),
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(stdout.slice(stdout.indexOf("{"))).filename;
}

/** A project outside of this repository that has installed a package from its tarball. */
export interface ForeignProject {
  path: string;
  tarball: string;
  write(path: string, text: string): Promise<void>;
  /** Compiles the sources of the project; returns the errors, which are none where it compiles. */
  compile(compilerOptions: object): Promise<string>;
  /** Runs a file of the project, and returns what it has written. */
  run(path: string): Promise<string>;
  remove(): Promise<void>;
}

interface PackedPackage {
  folder: string;
  /** Further packages that the project has, by their names, each with its folder. */
  beside?: Readonly<Record<string, string>>;
}

/**
 * A project outside of this repository, in which npm has installed the tarball of a package and its dependencies,
 * without a network.
 */
export async function createForeignProject({ folder, beside = {} }: PackedPackage): Promise<ForeignProject> {
  const project = await realpath(await mkdtemp(join(tmpdir(), "foreign-project-")));
  const tarballs = join(project, "tarballs");
  await mkdir(tarballs);
  const { name } = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  const tarball = await pack(folder, tarballs);
  const dependencies: Record<string, string> = { [name]: `file:${tarball}` };
  for (const [dependency, installed] of Object.entries(beside))
    dependencies[dependency] = `file:${await pack(installed, tarballs)}`;
  await writeFile(
    join(project, "package.json"),
    JSON.stringify({ name: "foreign", private: true, type: "module", dependencies }),
  );
  await run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: project });

  return {
    path: project,
    tarball,
    write: async (path, text) => {
      await mkdir(dirname(join(project, path)), { recursive: true });
      await writeFile(join(project, path), text);
    },
    compile: async (options) => {
      const config = {
        compilerOptions: {
          ...{ strict: true, noEmit: true, target: "es2023", lib: ["es2023", "dom", "dom.iterable"] },
          ...{ types: [], jsx: "react-jsx", verbatimModuleSyntax: true, allowImportingTsExtensions: true },
          // The declarations of a package must be right too, not only what this project uses of them.
          ...{ skipLibCheck: false },
          ...options,
        },
        include: ["src"],
      };
      await writeFile(join(project, "tsconfig.json"), JSON.stringify(config));
      return errorsOf(join(programs, "tsc"), ["-p", project]);
    },
    run: async (path) => (await run(process.execPath, [path], { cwd: project })).stdout.trim(),
    remove: () => rm(project, { recursive: true, force: true }),
  };
}

/** What a program complains of; nothing where it succeeds. */
export async function errorsOf(program: string, args: readonly string[]): Promise<string> {
  try {
    await run(program, [...args], { maxBuffer: 2 ** 26 });
    return "";
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout: string; stderr: string };
    if (typeof code !== "number") throw error;
    return stdout + stderr;
  }
}
