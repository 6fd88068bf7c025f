/** Apart: with the schemas of its answer it is larger than the form. */
export { getPincode } from "@aradhana/core/api";
