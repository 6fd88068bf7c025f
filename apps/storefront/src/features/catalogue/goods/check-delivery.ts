/** A module of its own: an import of the whole entry point would bring the contract of the cart too. */
export { checkDelivery } from "@aradhana/core/goods";
