import type { OrderRequest, ServiceType } from "@aradhana/core/contract";
import { pathTo, SAMPLE_ORDER } from "@aradhana/core/paths";

/** Where each service is shown. A new one cannot be forgotten here. */
const servicePages: Record<ServiceType, string> = {
  kundali: pathTo("/astro-guru/form", { service: "kundali" }),
  consultation: pathTo("/astro-guru/find"),
  name_correction: pathTo("/name-correction"),
};

/** Whether orders of a type are of a service. */
export const isServiceType = (type: OrderRequest["type"]): type is ServiceType => type in servicePages;

/** The page of a service. */
export const servicePath = (type: ServiceType): string => servicePages[type];

/** The page of the booking of a consultation. */
export const bookingPath = (id: string): string => pathTo("/astro/booking/status", { booking_id: id });

/** Where a service takes place, if it has a time: the page of its booking. */
const placePages: Record<ServiceType, ((packageId: string) => string) | undefined> = {
  kundali: undefined,
  consultation: bookingPath,
  name_correction: undefined,
};

/** The page of the booking of a service; undefined if it is not booked for a time. */
export const servicePlacePath = (type: ServiceType, packageId: string): string | undefined =>
  placePages[type]?.(packageId);

/** Where the result of an order of a service is read. */
const resultPages: Record<ServiceType, (orderId: string) => string> = {
  kundali: (orderId) => pathTo("/kundali-report/:orderId", { orderId }),
  // A booking has a page of its own, to which its order links.
  consultation: (orderId) =>
    pathTo("/orders/:id/:name", { id: orderId, name: "consultation", order_id: orderId }),
  name_correction: (orderId) => pathTo("/name-correction", { order_id: orderId }),
};

/** The page of the result of an order. */
export const resultPath = (type: ServiceType, orderId: string): string => resultPages[type](orderId);

/** A kundali that everybody can read. */
export const sampleReportPath = pathTo("/kundali-report/:orderId", { orderId: SAMPLE_ORDER });

/** A name report that everybody can read. */
export const sampleNameReportPath = pathTo("/name-correction", { order_id: SAMPLE_ORDER });
