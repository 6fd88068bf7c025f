import { defineError } from "../../errors/app-error.ts";

export const productNotFound = defineError({
  code: "product.not_found",
  status: 404,
  message: "Product not found. It may no longer be available.",
});
