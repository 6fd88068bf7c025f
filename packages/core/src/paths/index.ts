export { consultPath } from "./consult-path.ts";
export { itemPath, listPath } from "./item-paths.ts";
export { mayCallAt, mayRecordAt } from "./may-record-at.ts";
export {
  CART_ORDER,
  cartOrderPath,
  LOGIN_EXPIRES_HEADER,
  ORDER_TOKEN_HEADER,
  orderPath,
  payLaterPath,
  paymentPath,
  readPriceHint,
  SAMPLE_ORDER,
  sampleOrderPath,
  sankalpPath,
  signedPath,
  splitOrderSecret,
} from "./order-paths.ts";
export {
  canonicalPath,
  cartHandoffPath,
  linkIn,
  type PageAddress,
  type PanelName,
  panelIn,
  panelNames,
  signInPath,
  splitCartTicket,
  supportPath,
  withLanguage,
  withPanel,
} from "./page-path.ts";
export { pathBefore, pathSegment, pathTo } from "./path-to.ts";
export { type PathParam, type PathPattern, pathPatterns } from "./patterns.ts";
