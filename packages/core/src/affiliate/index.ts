export { affiliateId, keepAffiliate } from "./affiliate.ts";
