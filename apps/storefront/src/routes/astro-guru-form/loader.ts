import { pathTo } from "@aradhana/core/paths";
import { getServicePackages } from "@aradhana/core/services";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { loadChooseTime } from "../../features/consultation/choose/load-choose-time.ts";
import { servicesContext } from "../../shared/services/services.ts";

/** A time with an astrologer, or what can be bought of a kundali: that is what it is for without a service in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const service = new URL(args.request.url).searchParams.get("service");
  // Two charts are compared by an astrologer, not sold as a report: docs/decisions/0057
  if (service === "matching") throw redirect(pathTo("/astro-guru/find", { topic: "marriage" }));
  if (service === "consult") {
    return { service: "consult" as const, ...(await loadChooseTime(args)) };
  }
  const { api } = args.context.get(servicesContext);
  const { results: sold } = await getServicePackages(api, "kundali");
  return { service: "kundali" as const, sold };
}
