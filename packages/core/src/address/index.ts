export { parseAddress, queryString } from "./parse-address.ts";
