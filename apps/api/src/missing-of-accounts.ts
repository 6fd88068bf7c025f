/** A sentence for each account of which only some variables are set: it needs all of them or none. */
export const missingOfAccounts = <Name extends string>(
  accounts: readonly (readonly Name[])[],
  env: Readonly<Partial<Record<Name, unknown>>>,
): string[] =>
  accounts
    .map((names) => ({ names, missing: names.filter((name) => env[name] === undefined) }))
    .filter(({ names, missing }) => missing.length > 0 && missing.length < names.length)
    .map(
      ({ names, missing }) => `${missing.join(" and ")} must be set too: ${names.join(", ")} belong together`,
    );
