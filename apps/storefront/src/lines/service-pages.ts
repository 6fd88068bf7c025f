import type { OrderRequest, ServiceType } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

/** Where each service is shown. A new one cannot be forgotten here. */
const servicePages: Record<ServiceType, string> = {
  kundali: pathTo("/"),
  name_correction: pathTo("/name-correction"),
};

/** Whether orders of a type are of a service. */
export const isServiceType = (type: OrderRequest["type"]): type is ServiceType => type in servicePages;

/** The page of a service. */
export const servicePath = (type: ServiceType): string => servicePages[type];
