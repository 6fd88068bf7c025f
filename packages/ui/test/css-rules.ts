/** One rule of a stylesheet with all that stands around it, so that a nested one can be judged by itself. */
export interface CssRule {
  /** Its own selector and those it is nested in, the outermost first, media included. */
  path: readonly string[];
  /** Its own declarations, not those of the rules inside it. */
  declarations: readonly { name: string; value: string }[];
}

/** The rules of a stylesheet without comments, nesting laid open. */
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
