/** One rule of a stylesheet with its ancestors, so that a nested rule can be checked by itself. */
export interface CssRule {
  /** Its selector and those of its ancestors, outermost first, including media queries. */
  path: readonly string[];
  /** Its own declarations, not those of nested rules. */
  declarations: readonly { name: string; value: string }[];
}

/** The rules of a stylesheet without comments, with nesting resolved. */
export function cssRules(css: string): readonly CssRule[] {
  const rules: CssRule[] = [];
  const open: { selector: string; declarations: { name: string; value: string }[] }[] = [];
  let text = "";
  const declare = () => {
    const [name = "", ...value] = text.split(":");
    if (value.length > 0)
      open.at(-1)?.declarations.push({ name: name.trim(), value: value.join(":").trim() });
    text = "";
  };
  for (const letter of css.replace(/\/\*.*?\*\//gs, "")) {
    if (letter === "{") {
      open.push({ selector: text.trim(), declarations: [] });
      text = "";
    } else if (letter === "}") {
      declare();
      const path = open.map(({ selector }) => selector);
      const { declarations = [] } = open.pop() ?? {};
      if (declarations.length > 0) rules.push({ path, declarations });
    } else if (letter === ";") declare();
    else text += letter;
  }
  return rules;
}
