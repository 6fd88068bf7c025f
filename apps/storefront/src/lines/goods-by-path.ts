import { gemById, productById } from "@aradhana/core/goods";

/** The lines of goods, by how the addresses of their pages begin. */
export const goodsByPath = [
  { segment: "abhimantrit-products", type: "abhimantrit", byId: productById },
  { segment: "gemstones", type: "gemstone", byId: gemById },
] as const;
