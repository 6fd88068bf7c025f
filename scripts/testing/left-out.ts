/** Globs of tests that start servers, builds or foreign projects: a commit's run (`TESTS_OF=commit`) leaves them out. */
export function leftOut(...globs: string[]): string[] {
  return process.env.TESTS_OF === "commit" ? globs : [];
}
