export { affiliateId, storeAffiliate } from "./affiliate.ts";
