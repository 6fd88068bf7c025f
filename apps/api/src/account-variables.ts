import * as v from "valibot";

/** A key of an account with another service. */
export const secret = v.pipe(v.string(), v.regex(/^\S{8,200}$/), v.description("a key without spaces"));

/** Where the API of another service is. */
export const apiUrl = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? "")),
  v.description("an address such as https://api.example.com"),
);

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
