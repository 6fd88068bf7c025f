import type { ProductForm } from "../../../seed/goods/products/product-schema.ts";
import { drawBracelet } from "./bracelet.ts";
import { drawKit } from "./kit.ts";
import { drawMala } from "./mala.ts";
import type { ProductLook } from "./product-look.ts";
import { drawRudraksha } from "./rudraksha.ts";
import { drawYantra } from "./yantra.ts";

/** The picture of a product, from its facts. */
export function drawProduct({ form, color, seed }: ProductLook<ProductForm>): string {
  switch (form.kind) {
    case "rudraksha":
      return drawRudraksha({ form, color, seed });
    case "yantra":
      return drawYantra({ form, color, seed });
    case "mala":
      return drawMala({ form, color, seed });
    case "bracelet":
      return drawBracelet({ form, color, seed });
    case "kit":
      return drawKit({ form, color, seed });
  }
}
