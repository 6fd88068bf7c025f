import { pujaChoices } from "@aradhana/core/staff";
import { useQuery } from "@tanstack/react-query";
import { useDataProvider } from "react-admin";
import type { InferOutput } from "valibot";
import type { ConsoleData } from "../api/create-data-provider.ts";

type PujaChoices = InferOutput<typeof pujaChoices>;

const none: PujaChoices = {
  occasions: [],
  deities: [],
  purposes: [],
  addons: [],
  pictures: [],
  pictured: [],
};

/** What the fields of a puja are chosen from; nothing until it is read. */
export function usePujaChoices(): PujaChoices {
  const data = useDataProvider<ConsoleData>();
  const { data: choices = none } = useQuery({
    queryKey: ["pujaChoice"],
    queryFn: async () => (await data.read("pujaChoice", pujaChoices)) as PujaChoices,
  });
  return choices;
}
