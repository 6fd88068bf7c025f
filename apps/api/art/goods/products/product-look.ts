import type { ProductForm } from "../../../seed/goods/products/product-schema.ts";

/** What a drawing needs to know of a product: its form, the colour it is pictured in, and a seed for the rest. */
export interface ProductLook<Form extends ProductForm = ProductForm> {
  readonly form: Form;
  /** Of thread, metal or box. */
  readonly color: string;
  readonly seed: number;
}
