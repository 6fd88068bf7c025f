import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { ElementAttributes } from "./element-attributes.ts";
import type { WidgetElement } from "./loader/define-widget.ts";

/** The props of `<aradhana-widget>` where JSX of React names it. */
export type WidgetElementProps = DetailedHTMLProps<HTMLAttributes<WidgetElement>, WidgetElement> &
  ElementAttributes;

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "aradhana-widget": WidgetElementProps;
    }
  }
}
