import type { OrderRequest, ServiceType } from "@aradhana/core/contract";
import { pathTo } from "@aradhana/core/paths";

/** What identifies an order in its addresses; `name` is only for people who read them. */
interface Ordered {
  id: string;
  name: string;
}

interface ServicePages {
  /** Where it is bought. */
  form: string;
  /** Where the details of an order are given or corrected; undefined if they cannot be. */
  details?(order: Ordered): string;
  /** What was made for an order. */
  result(order: Ordered): string;
}

/** The page after the payment for a service. */
export const serviceSuccessPath = (type: ServiceType, { id, name }: Ordered): string =>
  pathTo("/success-page/:id/:type/:name", { id, type, name });

const kundaliForm = { service: "kundali" };

/** The pages of each service. A new one cannot be forgotten here. */
const servicePages: Record<ServiceType, ServicePages> = {
  kundali: {
    form: pathTo("/astro-guru/form", kundaliForm),
    details: ({ id }) => pathTo("/astro-guru/form", { ...kundaliForm, order_id: id }),
    result: ({ id }) => pathTo("/kundali-report/:orderId", { orderId: id }),
  },
  name_correction: {
    form: pathTo("/name-correction"),
    result: (order) => serviceSuccessPath("name_correction", order),
  },
};

/** Whether orders of a type are of a service. */
export const isServiceType = (type: OrderRequest["type"]): type is ServiceType => type in servicePages;

/** The pages of a service. */
export const pagesOfService = (type: ServiceType): ServicePages => servicePages[type];
