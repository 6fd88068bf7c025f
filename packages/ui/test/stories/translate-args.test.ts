import { createElement, isValidElement } from "react";
import { expect, test, vi } from "vitest";
import { pseudo } from "../../.storybook/pseudo.ts";
import { translateArgs } from "../../.storybook/translate-args.ts";
import * as buttons from "../../src/button/button.stories.tsx";
import { Button } from "../../src/button/index.ts";
import * as statuses from "../../src/status-screen/status-screen.stories.tsx";
import { createToastQueue } from "../../src/toast/index.ts";

interface Written {
  args?: Record<string, unknown>;
  parameters?: Record<string, unknown>;
}

/** A story as Storybook passes it to decorators, with unchanged controls. */
function contextOf(meta: Written, story: Written, language: string) {
  const args = { ...meta.args, ...story.args };
  const parameters = { ...meta.parameters, ...story.parameters };
  return { args, initialArgs: args, parameters, globals: { language }, moduleExport: story };
}
const status = (story: Written, language: string) =>
  translateArgs(contextOf(statuses.default, story, language));

test("in Hindi a story with its meta's texts has the meta's Hindi", () => {
  expect(status(statuses.Playground, "hi").heading).toBe("आपका भुगतान मिल गया है");
  expect(status(statuses.Playground, "en").heading).toBe("Your payment has arrived");
  expect(translateArgs(contextOf(buttons.default, buttons.Disabled, "hi")).children).toBe("₹851 से बुक करें");
});

test.each([statuses.Checking, statuses.Pending, statuses.Failed, statuses.Expired, statuses.Refunded])(
  "no other state says in Hindi that the payment has arrived (%#)",
  (story) => {
    expect(status(story, "hi").heading).not.toBe(status(statuses.Playground, "hi").heading);
  },
);

test("a story's own Hindi wins", () => {
  const own = { args: { heading: "Over" }, parameters: { hi: { heading: "समाप्त" } } };
  expect(status(own, "hi").heading).toBe("समाप्त");
  expect(status(own, "en").heading).toBe("Over");
});

test("a story's own texts are translated at any depth, and URLs are not", () => {
  const button = createElement(Button, { value: "Open", title: "Open" }, "Share");
  const args = { items: [{ id: "Share", href: "#Share", label: "Share" }], actions: [button] };
  const translated = translateArgs(contextOf({}, { args }, "hi"));
  expect(translated.items).toEqual([{ id: "Share", href: "#Share", label: "शेयर करें" }]);
  expect((translated.actions as (typeof button)[])[0]?.props).toEqual({
    value: "Open",
    title: "खोलें",
    children: "शेयर करें",
  });
});

test("values without text keep their identity, so that nothing re-renders", () => {
  const queue = createToastQueue();
  const args = { queue, rows: [{ key: "a", width: 4 }], children: "Share" };
  const translated = translateArgs(contextOf({}, { args }, "hi"));
  expect(translated.queue).toBe(queue);
  expect(translated.rows).toBe(args.rows);
});

test("a Hindi story is the same in every toolbar language, and has no English left", () => {
  const hindi = status(statuses.LongHindi, "hi");
  for (const language of ["en", "pseudo", "rtl"]) expect(status(statuses.LongHindi, language)).toEqual(hindi);
  expect(hindi.actions).toBe(statuses.default.parameters.hi.actions);
});

test("text typed into the controls is unchanged in every language", () => {
  const asWritten = contextOf(buttons.default, buttons.Playground, "hi");
  expect(translateArgs({ ...asWritten, args: { children: "Mine" } }).children).toBe("Mine");
});

test("pseudo replaces text at any depth, URLs are unchanged", () => {
  const say = vi.fn((count: number) => `${count} d`);
  const args = { items: [{ id: "a", label: "North" }], note: statuses.default.args.children, say };
  const hi = {
    items: [{ id: "a", label: "उत्तर" }],
    note: "एक बात",
    say: (count: number) => `${count} दिन`,
  };
  const translated = translateArgs(contextOf({ args, parameters: { hi } }, {}, "pseudo"));
  expect(translated.items).toEqual([{ id: "a", label: pseudo("North") }]);
  expect((translated.say as typeof say)(3)).toBe(pseudo("3 d"));
  expect(isValidElement<{ children: unknown }>(translated.note) && translated.note.props.children).toBe(
    pseudo("One thing is left: the names that the priest shall speak."),
  );
});
