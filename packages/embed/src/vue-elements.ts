import type { DefineComponent } from "vue";
import type { ElementAttributes } from "./element-attributes.ts";

declare module "vue" {
  interface GlobalComponents {
    "aradhana-widget": DefineComponent<ElementAttributes>;
  }
}
