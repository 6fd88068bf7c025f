/** Gives an element its attributes, which may be written in camel case; what is left out stays as it was. */
export function fill<E extends Element>(element: E, attributes: object): E {
  for (const [name, value] of Object.entries(attributes))
    if (value) element.setAttribute(name.replace(/[A-Z]/g, "-$&"), value);
  return element;
}

/** An element with its style, set as scripts may under a policy that allows no style, and its attributes. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  css: string,
  attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] {
  const element = fill(document.createElement(tag), attributes);
  element.style.cssText = css;
  return element;
}
