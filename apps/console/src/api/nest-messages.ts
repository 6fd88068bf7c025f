type Messages = { [field: string]: string | Messages };

/** Messages of fields in the form that react-admin's forms take: that of `phone.number` is nested. */
export function nestMessages(entries: readonly (readonly [field: string, message: string])[]): Messages {
  const nested: Messages = {};
  for (const [field, message] of entries) {
    const names = field.split(".");
    const last = names.pop() ?? "";
    let level = nested;
    for (const name of names) {
      const next = level[name];
      const inner = typeof next === "object" ? next : {};
      level[name] = inner;
      level = inner;
    }
    level[last] ??= message;
  }
  return nested;
}
