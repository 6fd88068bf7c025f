interface Usage {
  /** When this is the right component. */
  when: string;
  /** When it is not, and what is. */
  not: string;
  /** What each key does. Without it nothing in the component takes the focus. */
  keys?: Readonly<Record<string, string>>;
}

interface Described {
  __docgenInfo?: { description?: string };
}

/** What the page about a component says under its name: the sentence from the code, when, when not, and the keys. */
export function usage({ when, not, keys }: Usage) {
  const keyboard = keys
    ? [
        "| Key | What it does |",
        "| --- | --- |",
        ...Object.entries(keys).map(([key, does]) => `| ${key} | ${does} |`),
      ]
    : ["Nothing in it takes the focus."];
  return {
    extractComponentDescription: (component: Described | null) =>
      [
        component?.__docgenInfo?.description,
        `**When to use.** ${when}`,
        `**When not.** ${not}`,
        "**Keyboard**",
        keyboard.join("\n"),
      ]
        .filter(Boolean)
        .join("\n\n"),
  };
}

/** What a link does, for the many components that hold one. */
export const LINK_KEYS = { Tab: "Goes to the link and on", Enter: "Follows the link" };
/** What a button does, for the many components that hold one. */
export const BUTTON_KEYS = { Tab: "Goes to the button and on", "Enter, Space": "Presses the button" };
