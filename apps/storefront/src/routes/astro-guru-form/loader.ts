import { getServicePackages } from "@aradhana/core/services";
import type { LoaderFunctionArgs } from "react-router-dom";
import { servicesContext } from "../../shared/services/services.ts";

/** What can be bought of the service that the form is for; without a service in the address it is for a kundali. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = context.get(servicesContext);
  const { results: sold } = await getServicePackages(api, "kundali");
  return { service: "kundali" as const, sold };
}
