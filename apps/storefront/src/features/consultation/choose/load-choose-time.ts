import { isApiError } from "@aradhana/core/api";
import { astrologerById, getSlots } from "@aradhana/core/consultation";
import { pathTo } from "@aradhana/core/paths";
import { type LoaderFunctionArgs, redirect } from "react-router-dom";
import { servicesContext } from "../../../shared/services/services.ts";
import type { ChooseTimeData } from "./choose-time-page.tsx";

/** Fetches the astrologer that the address names, with the free times; without one, an astrologer has to be chosen. */
export async function loadChooseTime({ request, context }: LoaderFunctionArgs): Promise<ChooseTimeData> {
  const { api } = context.get(servicesContext);
  const id = new URL(request.url).searchParams.get("astrologer_id");
  if (!id) throw redirect(pathTo("/astro-guru/find"));
  try {
    const [astrologer, slots] = await Promise.all([astrologerById(api, id), getSlots(api, id)]);
    return { astrologer: astrologer.results, slots: slots.results.slots };
  } catch (error) {
    // An id that is none is as good as one that is nobody's.
    if (isApiError(error) && error.status === 422) throw redirect(pathTo("/astro-guru/find"));
    throw error;
  }
}
