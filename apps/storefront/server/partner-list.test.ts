import type { PartnerConfig } from "@aradhana/core/contract";
import { partnerAt, partnerIds, partnerThemes } from "@aradhana/core/partner";
import { expect, test, vi } from "vitest";
import { patience } from "../test/patience.ts";
import { createPartnerList } from "./partner-list.ts";

const third: PartnerConfig = {
  partner_id: "11111111-2222-4333-8444-555555555555",
  name: "Third",
  domain: "https://third.test",
  origins: ["https://third.test", "https://www.third.test"],
  redirect_url: "https://third.test/orders",
  theme: partnerThemes.default,
  allowed_widgets: ["pujas"],
  mode: "live",
};

function open() {
  let now = 0;
  const read = vi.fn<() => Promise<readonly PartnerConfig[]>>(async () => [third]);
  const onError = vi.fn();
  const list = createPartnerList({
    ...{ read, onError, clock: () => now },
    first: [partnerAt(partnerIds.gemstones, "https://gems.test")],
  });
  const ids = async () => (await list()).map(({ id }) => id);
  return { list, ids, read, onError, pass: (ms: number) => (now += ms) };
}

test("a partner of the database is known without a release, with its origins and widgets", async () => {
  const { list } = open();
  expect(await list()).toEqual([
    {
      ...{
        id: third.partner_id,
        name: "Third",
        domain: third.domain,
        origins: third.origins,
        theme: third.theme,
      },
      ...{ redirect_url: third.redirect_url, allowedWidgets: ["pujas"] },
    },
  ]);
});

test("the list is cached for half a minute, and read again behind the next visitor", async () => {
  const { ids, read, pass } = open();
  await ids();
  pass(29_000);
  await ids();
  expect(read).toHaveBeenCalledOnce();
  read.mockResolvedValueOnce([]);
  pass(1_000);
  expect(await ids()).toEqual([third.partner_id]);
  await vi.waitFor(async () => expect(await ids()).toEqual([]), patience);
  expect(read).toHaveBeenCalledTimes(2);
});

test("while the API is unreachable the last list is used, and it is fetched again after a pause", async () => {
  const { ids, read, onError, pass } = open();
  await ids();
  read.mockRejectedValue(new Error("away"));
  pass(30_000);
  await ids();
  await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce(), patience);
  expect(await ids()).toEqual([third.partner_id]);
  expect(read).toHaveBeenCalledTimes(2);
  pass(5_000);
  await ids();
  expect(read).toHaveBeenCalledTimes(3);
});

test("before the API has ever answered, the partners of the environment may frame", async () => {
  const { ids, read, onError } = open();
  read.mockRejectedValue(new Error("away"));
  expect(await ids()).toEqual([partnerIds.gemstones]);
  expect(onError).toHaveBeenCalledOnce();
});
