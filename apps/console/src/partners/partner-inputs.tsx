import { partnerContent } from "@aradhana/core/staff";
import { CheckboxGroupInput, SelectInput, TextInput } from "react-admin";
import { choicesOf } from "../frame/labels.ts";

const { theme, allowed_widgets } = partnerContent.entries;
const colors = {
  labelColor: "Labels",
  textColor: "Text",
  secondaryTextColor: "Soft text",
  btnBgColor: "Buttons",
} as const;
const modes = [
  { id: "test", name: "Test: orders are paid with test money" },
  { id: "live", name: "Live" },
];
const widgetNames = allowed_widgets.item.options.map((id) => ({ id, name: id.replaceAll("-", " ") }));

const linesOf = (origins: unknown) => (Array.isArray(origins) ? origins.join("\n") : (origins ?? ""));

/** What is written of a partner. */
export const PartnerInputs = () => (
  <>
    <TextInput source="name" label="Name" />
    <TextInput
      source="origins"
      label="Sites that may show the widgets, one on each line"
      helperText="Such as https://example.com, without a path. The first is the main one."
      multiline
      minRows={2}
      format={linesOf}
    />
    <TextInput source="redirect_url" label="Its order status page" type="url" />
    <TextInput
      source="webhook_url"
      label="Where its server takes events, if it wants them"
      helperText="Such as https://example.com/orders. It also needs a secret."
      type="url"
    />
    <SelectInput source="mode" label="Payments" choices={modes} />
    <CheckboxGroupInput source="allowed_widgets" label="Widgets" choices={widgetNames} />
    <div className="both-input">
      {Object.entries(colors).map(([name, label]) => (
        <TextInput key={name} source={`theme.${name}`} label={`${label} (colour)`} type="color" />
      ))}
    </div>
    <SelectInput
      source="theme.buttonClass"
      label="Button style"
      choices={choicesOf(theme.entries.buttonClass.options).map(({ id, name }) => ({
        id,
        name: name.replaceAll("-", " "),
      }))}
    />
  </>
);
