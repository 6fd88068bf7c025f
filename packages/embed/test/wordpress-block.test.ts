import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

const folder = join(import.meta.dirname, "../../../docs/examples/wordpress");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const block = JSON.parse(read("block.json"));

interface Settings {
  edit: ComponentType<{ attributes: object; setAttributes: (changed: object) => void }>;
  save: () => null;
}
interface ControlProps {
  label: string;
  value: unknown;
  onChange: (value: unknown) => void;
}

const placeholder = ({ label }: { label: string }) => createElement("b", {}, label);

test("the block of WordPress stores what its controls change, and PHP accepts each of its attributes", () => {
  const registered = new Map<string, Settings>();
  const controls: ControlProps[] = [];
  const container = ({ children }: { children?: ReactNode }) => createElement("div", {}, children);
  const control = (props: ControlProps) => {
    controls.push(props);
    return createElement("label", {}, props.label);
  };
  const wp = {
    element: { createElement, Fragment },
    blockEditor: { InspectorControls: container, useBlockProps: () => ({ className: "wp-block" }) },
    components: {
      ...{ PanelBody: container, RangeControl: control, SelectControl: control, TextControl: control },
      Placeholder: placeholder,
    },
    i18n: { __: (text: string) => text },
    blocks: { registerBlockType: (name: string, settings: Settings) => registered.set(name, settings) },
  };
  runInNewContext(read("editor.js"), { window: { wp } });

  const settings = registered.get(block.name);
  if (!settings) throw new Error(`editor.js does not register ${block.name}`);
  expect(settings.save()).toBeNull();
  const attributes = Object.fromEntries(
    Object.entries<{ default: unknown }>(block.attributes).map(([name, given]) => [name, given.default]),
  );
  const changed: object[] = [];
  const setAttributes = (change: object) => void changed.push(change);
  expect(renderToStaticMarkup(createElement(settings.edit, { attributes, setAttributes }))).toContain(
    '<div class="wp-block"><b>Upcoming pujas</b></div>',
  );
  for (const { onChange, value } of controls) onChange(value);
  expect(Object.assign({}, ...changed)).toEqual(attributes);

  const [, accepted = ""] = /foreach \( array\( (.*?) \) as/.exec(read("aradhana-widgets.php")) ?? [];
  for (const name of Object.keys(attributes)) expect(accepted).toContain(`'${name}'`);
  expect(existsSync(join(folder, block.editorScript.replace("file:", "")))).toBe(true);
});
