import { expect, test } from "vitest";
import { staffMember } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";

const { parts, request } = await createTestApp();
const first = await staffMember(request, parts, "owner", "Asha");
const second = await staffMember(request, parts, "owner", "Om");
const about = (en: string) => ({ about: { en, hi: "नया पाठ।" } });

test.each(["pujaSeries", "chadhaavaSeries", "temple"])(
  "two people save the same %s: the second save is refused, and the work of the first one stays",
  async (noun) => {
    const [{ id, slug }] = (await first.json("GET", `/${noun}?limit=1`)).results;
    const path = `/${noun}/${id ?? slug}`;
    const { results: read } = await first.json("GET", path);
    const saved = await first.json("PUT", path, { ...read, ...about("By the first one.") });
    expect(saved.results).toMatchObject(about("By the first one."));

    const stale = { ...read, ...about("By the second one.") };
    expect(await second.json("PUT", path, stale)).toMatchObject({ status: 409, code: "staff.changed" });
    const { results: newer } = await second.json("GET", path);
    expect(newer).toEqual(saved.results);
    const over = await second.json("PUT", path, { ...newer, ...about("By the second one.") });
    expect(over.results).toMatchObject(about("By the second one."));

    const { version, ...without } = over.results;
    const unknown = await second.json("PUT", path, without);
    expect(unknown).toMatchObject({ status: 422, field_errors: [{ field: "version", code: "required" }] });
  },
);
