/** Controls whose name is not that of their field in the request, or its last part. */
const renamed: readonly (readonly [field: RegExp, control: string])[] = [
  [/^(?:contact|phone)\.(?:number|dial_code)$|^dial_code$/, "phone"],
  [/^(video|call)_phone(?:\..+)?$/, "$1"],
  [/^(?:address\.)?country_code$/, "country"],
  [/^address$/, "postcode"],
  [/^birth$/, "birth-name"],
  [/^birth\.time_window$/, "birth-window"],
  [/^birth\.utc_offset$/, "birth-offset"],
  [/^birth\.guardian_consent$/, "birth-guardian"],
  [/^birth\.place(?:\..+)?$/, "birth-place"],
  [/^birth\.(.+)$/, "birth-$1"],
  [/^name_details$/, "name"],
];

/**
 * Several people have the same fields: `devotee-{key}-{field}`. A good is energised in the name of the first; of the lines
 * of a cart those are sent first whose names the form asks.
 */
const ofPerson = /^(?:(?:devotees|energised_lines)(?:\.(\d+))?|energised_for)(?:\.(.+))?$/;

/** The name of the control for a field of a request, such as `address.landmark`; undefined if `form` has none. */
export function controlOf(form: ParentNode, field: string): string | undefined {
  const person = ofPerson.exec(field);
  if (person) return controlOfPerson(form, Number(person[1] ?? firstWithoutName(form)), person[2]);
  const [pattern, control] = renamed.find(([known]) => known.test(field)) ?? [];
  const last = field.slice(field.lastIndexOf(".") + 1);
  const names = [...(pattern && control ? [field.replace(pattern, control)] : []), field, last];
  const found = names.find((name) => has(form, name));
  // Without a field of its own, the buyer's name is that of the first person.
  return found ?? (last === "name" ? controlOfPerson(form, 0) : undefined);
}

const namesIn = (form: ParentNode) => [
  ...form.querySelectorAll<HTMLInputElement>('[name^="devotee-"][name$="-name"]'),
];

/** Where somebody is missing: the first row that is empty, if there is one. */
const firstWithoutName = (form: ParentNode) =>
  Math.max(
    0,
    namesIn(form).findIndex(({ value }) => value.trim() === ""),
  );

/** A part that is folded away is reported at the name. */
function controlOfPerson(form: ParentNode, row: number, part = "name"): string | undefined {
  const name = namesIn(form)[row]?.name;
  const own = name?.replace(/name$/, part);
  return own && has(form, own) ? own : name;
}

const has = (form: ParentNode, name: string) => form.querySelector(`[name=${JSON.stringify(name)}]`) !== null;
