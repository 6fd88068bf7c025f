import { bannerChoices } from "@aradhana/core/staff";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { InferOutput } from "valibot";
import type { ConsoleData } from "../api/create-data-provider.ts";

type BannerChoices = InferOutput<typeof bannerChoices>;

const none: BannerChoices = { pooja: [], chadhaava: [], partners: [], pictures: [] };

/** What the fields of a banner are chosen from; nothing until it is read. */
export function useBannerChoices(): BannerChoices {
  const data = useDataProvider<ConsoleData>();
  const { data: choices = none } = useQuery({
    queryKey: ["bannerChoice"],
    queryFn: async () => (await data.read("bannerChoice", bannerChoices)) as BannerChoices,
  });
  return choices;
}
