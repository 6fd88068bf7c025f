import { partnerThemes } from "@aradhana/core/partner";
import { expect, test } from "vitest";
import { staffMember } from "../../../test/staff.ts";
import { createTestApp } from "../../../test/test-app.ts";
import { findPartner } from "../../partners/partners.queries.ts";
import { hashToken } from "../../sessions/token.ts";

const { db, parts, request } = await createTestApp();
const owner = await staffMember(request, parts, "owner");
const content = {
  ...{ name: "Panchang", origins: ["https://panchang.test"], redirect_url: "https://panchang.test/order" },
  ...{ theme: partnerThemes.default, allowed_widgets: ["pujas"], mode: "live" },
};

test("an owner adds a partner, whose key is shown once and stored as a hash", async () => {
  const { status, results: partner } = await owner.json("POST", "/partner", content);
  expect([status, partner.has_key]).toEqual([201, false]);
  const { results: made } = await owner.json("POST", `/partner/${partner.id}/key`);
  expect((await findPartner(db, partner.id))?.keyHash).toBe(hashToken(made.key));

  const read = await owner.json("GET", `/partner/${partner.id}`);
  const events = { webhook_url: null, has_webhook_secret: false };
  expect(read.results).toEqual({ id: partner.id, ...content, ...events, has_key: true });
  expect(JSON.stringify(await owner.json("GET", "/log"))).not.toContain(made.key);

  const listed = await (await request("/noauth-api/v1/partner/getPartners")).text();
  expect(listed).toContain("https://panchang.test");
});

test("an origin with a path is a field error, and an unknown partner is not found", async () => {
  const wrong = await owner.json("POST", "/partner", { ...content, origins: ["https://panchang.test/x"] });
  expect(wrong.field_errors).toMatchObject([{ field: "origins.0", code: "format" }]);
  const unknown = "/partner/3f2b8c1e-0000-4000-8000-000000000000";
  expect((await owner.json("GET", unknown)).status).toBe(404);
  expect((await owner.json("PUT", unknown, content)).status).toBe(404);
  expect((await owner.json("POST", `${unknown}/key`)).status).toBe(404);
});
