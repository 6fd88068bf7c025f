export { marketingCookies } from "./marketing-cookies.ts";
export { readCookie } from "./read-cookie.ts";
