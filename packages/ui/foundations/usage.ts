interface Usage {
  /** When to use the component. */
  when: string;
  /** When not to use it, and what to use instead. */
  not: string;
  /** What each key does. Without it nothing in the component can have focus. */
  keys?: Readonly<Record<string, string>>;
}

interface Described {
  __docgenInfo?: { description?: string };
}

/** The introduction on a component's docs page: its docstring, when to use it, when not, and its keys. */
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

/** The keys of a link, for components that contain one. */
export const LINK_KEYS = { Tab: "Goes to the link and on", Enter: "Follows the link" };
/** The keys of a button, for components that contain one. */
export const BUTTON_KEYS = { Tab: "Goes to the button and on", "Enter, Space": "Presses the button" };
