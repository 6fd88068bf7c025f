/**
 * Words that must not come back in names of identifiers, files and folders, each with the plain word to use. A pattern
 * is matched against the words of a name: `tellLabel` and `tell-label` are both "tell label".
 */
const riddles = [
  [/^tell /, "report, log, notify or track"],
  [/^ask again\b/, "refetch or retry"],
  [/\bway (on|back)\b/, "link, nextStep, previousStep or returnUrl"],
  [/^go on\b/, "proceed"],
  [/\bshelf\b/, "list or catalogue"],
  [/\blay over\b/, "merge"],
  [/\btop line\b/, "summary"],
  // Speech has voices: `getVoices` is the browser's.
  [/(?<!get )\bvoices\b/, "reviews"],
  [/\bstanding\b/, "status or state"],
  [/\bkeep house\b/, "deleteExpiredData"],
  [/\bafter usable\b/, "deferred"],
  [/\brites?\b/, "puja, chadhaava, or ritual for both"],
  [/\banew\b/, "again, or a verb with re-: reload, restart"],
  [/\breckon(ed|ing|s)?\b/, "calculate or compute"],
  [/\bwhoever\b/, "the role: visitor, caller, owner"],
  [/\brefusals?\b/, "error or errorCode"],
  [/\btold\b|\buntold\b/, "reported, notified, sent or given"],
  [/\bheard by\b/, "events or receivedMessages"],
  [/^start watched\b|\bwatchers\b/, "monitored, monitoring"],
  [/\breads? at once\b/, "what is known or stored"],
  [/\bwanted\b/, "requested, expected or required"],
  [/\basked\b/, "requested"],
  [/\bkept\b/, "stored, saved or cached"],
  // `held_until` and `held_minutes` are fields of the contract.
  [/\bheld\b(?! (until|minutes)$)/, "reserved or pending"],
  [/\bsaid\b|\bheard\b/, "message, logged, sent or received"],
  [/\bdrawn\b/, "rendered, or the thing itself: picture, markup"],
];

/** Names that are stored or shared, so that they cannot change here. */
const fixedNames = new Map([
  // A key of stored quotes of carts.
  ["wanted", /^apps\/api\/src\/(quotes|carts)\//],
  // A global of the inline script that the web server puts into a widget's document.
  ["saidEarly", /^apps\/(widgets\/src\/embed|storefront\/server)\//],
]);

/** The words of a name in lower case: `askAgain`, `ask-again` and `ASK_AGAIN` are all "ask again". */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/[-_.$]/g, " ")
    .toLowerCase()
    .trim();

/** The advice for a name in the file `path`, or undefined when the name is plain. */
export function adviceFor(name, path = "") {
  const words = wordsOf(name);
  if (fixedNames.get(name)?.test(path)) return undefined;
  const found = riddles.find(([riddle]) => riddle.test(words));
  return found && `${name}: write ${found[1]}`;
}

/** The code inside `${}` of a template literal, without its text. */
const codeOfTemplate = (template) =>
  Array.from(template.matchAll(/\$\{([^}]*)\}/g), ([, code]) => code).join(" ");

/** The identifiers of a source text, without its comments, string literals and JSX text. */
export function identifiersOf(source) {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|(?<![:\w])\/\/.*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g, " ")
    .replace(/`(?:[^`\\]|\\.)*`/g, codeOfTemplate)
    .replace(/>[^<>{}()=;]*<\//g, "></");
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}
