import { beforeAll, expect, test } from "vitest";
import { chooseTimeMeta } from "./choose-time-meta.ts";
import { chooseTimeText } from "./text.ts";

beforeAll(() => chooseTimeText.load("en"));

test("the page of each astrologer is a page of its own, with its own picture", () => {
  expect(chooseTimeMeta({ id: "asg_devdatt", title: "Devdatt Joshi" }, "en")).toMatchObject({
    title: expect.stringContaining("Devdatt Joshi"),
    canonical: "/astro-guru/form?service=consult&astrologer_id=asg_devdatt",
  });
});
