export { parseAddress, queryText } from "./parse-address.ts";
