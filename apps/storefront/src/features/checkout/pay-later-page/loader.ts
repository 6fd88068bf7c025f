import { isApiError, poojaById } from "@aradhana/core/api";
import { pathTo, readPriceHint } from "@aradhana/core/paths";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { servicesContext } from "../../../shared/services/services.ts";

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { price = "", packageId = "", poojaId = "" } = params;
  const { results: puja, meta } = await poojaById(context.get(servicesContext).api, poojaId).catch(
    (error: unknown) => {
      // The puja's own page says what is wrong with its address.
      if (isApiError(error) && [400, 404, 422].includes(error.status)) throw toPuja(poojaId);
      throw error;
    },
  );
  const chosen = puja.packages.find(({ id }) => id === packageId);
  if (!chosen || !puja.bnpl_enabled) throw toPuja(puja.id);
  return { puja, chosen, hint: readPriceHint(price), serverTime: meta.server_time };
}

const toPuja = (id: string) => redirect(pathTo("/pooja/:id", { id }));
