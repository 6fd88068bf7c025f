// Packages and prices of services: a separate entry point, for the screens that sell them.

export { getServicePackages, quoteService } from "./calls.ts";
export {
  type ServicePackage,
  type ServicePackages,
  type ServiceQuoteRequest,
  servicePackage,
  servicePackages,
  servicePackagesQuery,
  serviceQuoteRequest,
} from "./service-package.ts";
