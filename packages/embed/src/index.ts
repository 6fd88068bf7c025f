export type { ElementAttributes } from "./element-attributes.ts";
export { type LoaderSource, loadAradhana } from "./load-aradhana.ts";
export type { Calls, Defaults, QueuedCall, WidgetOptions } from "./loader/create-calls.ts";
export type { WidgetElement } from "./loader/define-widget.ts";
export type { FromPage, FromWidget, Mode } from "./protocol/messages.ts";
export type { WidgetEvents } from "./widget-events.ts";
