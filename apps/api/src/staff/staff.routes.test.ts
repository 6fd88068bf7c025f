import { type StaffRole, staffRole } from "@aradhana/core/staff";
import { expect, test } from "vitest";
import { shopper } from "../../test/shopper.ts";
import { anotherSession, staffMember, staffWithoutPasskey } from "../../test/staff.ts";
import { createTestApp } from "../../test/test-app.ts";

const { app, parts, request } = await createTestApp();
const customer = await shopper(request).signIn();

/** Who may use each route of staff. */
const routes: Readonly<Record<string, readonly StaffRole[] | "everybody">> = {
  "POST /staff/v1/login/sendOtp": "everybody",
  "POST /staff/v1/login/verifyOtp": "everybody",
  "POST /staff/v1/login/passkeyOptions": ["owner"],
  "POST /staff/v1/login/passkey": ["owner"],
  "GET /staff/v1/passkey": ["owner"],
  "POST /staff/v1/passkey/options": ["owner"],
  "POST /staff/v1/passkey": ["owner"],
  "POST /staff/v1/passkey/:id/remove": ["owner"],
  "GET /staff/v1/me": ["owner", "temple_desk", "support", "astrologer"],
  "POST /staff/v1/logout": ["owner", "temple_desk", "support", "astrologer"],
  "GET /staff/v1/account": ["owner"],
  "GET /staff/v1/account/:id": ["owner"],
  "POST /staff/v1/account": ["owner"],
  "PUT /staff/v1/account/:id": ["owner"],
  "POST /staff/v1/account/:id/resetPasskeys": ["owner"],
  "GET /staff/v1/log": ["owner"],
  "GET /staff/v1/order": ["owner", "temple_desk", "support"],
  "GET /staff/v1/order/:id": ["owner", "temple_desk", "support"],
  "GET /staff/v1/order/:id/contact": ["owner", "support"],
  "GET /staff/v1/order/:id/address": ["owner", "temple_desk", "support"],
  "GET /staff/v1/order/:id/names": ["owner", "temple_desk", "support"],
  "POST /staff/v1/sankalp/:id/correct": ["owner", "temple_desk", "support"],
  "GET /staff/v1/readingList": ["owner", "temple_desk"],
  "GET /staff/v1/ritual": ["owner", "temple_desk"],
  "GET /staff/v1/ritual/:id": ["owner", "temple_desk"],
  "POST /staff/v1/ritual/:id/performed": ["owner", "temple_desk"],
  "POST /staff/v1/fulfilment/:id/step": ["owner", "temple_desk"],
  "GET /staff/v1/recording": ["owner", "temple_desk"],
  "POST /staff/v1/recording": ["owner", "temple_desk"],
  "GET /staff/v1/recording/:id": ["owner", "temple_desk"],
  "PUT /staff/v1/recording/:id/part/:offset": ["owner", "temple_desk"],
  "POST /staff/v1/recording/:id/finish": ["owner", "temple_desk"],
  "GET /staff/v1/recording/:id/names": ["owner", "temple_desk"],
  "PUT /staff/v1/recording/:id/names": ["owner", "temple_desk"],
  "PUT /staff/v1/recording/:id/chapters": ["owner", "temple_desk"],
  "PUT /staff/v1/recording/:id/captions/:language": ["owner", "temple_desk"],
  "POST /staff/v1/recording/:id/publish": ["owner", "temple_desk"],
  "GET /staff/v1/refund": ["owner", "support"],
  "POST /staff/v1/order/:id/refund": ["owner", "support"],
  "POST /staff/v1/refund/:id/approve": ["owner"],
  "POST /staff/v1/refund/:id/reject": ["owner", "support"],
  "GET /staff/v1/return": ["owner", "temple_desk", "support"],
  "POST /staff/v1/return/:id/step": ["owner", "temple_desk"],
  "POST /staff/v1/return/:id/refund": ["owner", "support"],
  "POST /staff/v1/return/:id/reject": ["owner", "temple_desk", "support"],
  "GET /staff/v1/remedy": ["owner", "temple_desk", "support"],
  "GET /staff/v1/review": ["owner", "support"],
  "POST /staff/v1/review/:id/refund": ["owner", "support"],
  "POST /staff/v1/review/:id/resolve": ["owner", "support"],
  "GET /staff/v1/deadLetter": ["owner", "support"],
  "POST /staff/v1/deadLetter/:id/retry": ["owner", "support"],
  "GET /staff/v1/message": ["owner", "support"],
  "GET /staff/v1/stock": ["owner", "temple_desk", "support"],
  "PUT /staff/v1/stock/:id": ["owner", "temple_desk"],
  "PUT /staff/v1/stock/:id/energised": ["owner", "temple_desk"],
  "GET /staff/v1/good": ["owner", "temple_desk", "support"],
  "GET /staff/v1/good/:id": ["owner", "temple_desk", "support"],
  "PUT /staff/v1/good/:id/prices": ["owner"],
  "PUT /staff/v1/good/:id/makingCharges": ["owner"],
  "PUT /staff/v1/good/:id/reportFile": ["owner", "temple_desk"],
  "PUT /staff/v1/good/:id/reportTakenBack": ["owner", "temple_desk"],
  "PUT /staff/v1/good/:id/report": ["owner", "temple_desk"],
  "GET /staff/v1/good/:id/reportFile/:file": ["owner", "temple_desk", "support"],
  "GET /staff/v1/temple": ["owner", "temple_desk", "support"],
  "GET /staff/v1/temple/:id": ["owner", "temple_desk", "support"],
  "POST /staff/v1/temple": ["owner"],
  "PUT /staff/v1/temple/:id": ["owner"],
  "GET /staff/v1/buyerReview": ["owner", "support"],
  "GET /staff/v1/buyerReviewPhoto/:id": ["owner", "support"],
  "POST /staff/v1/buyerReview/:id/publish": ["owner", "support"],
  "POST /staff/v1/buyerReview/:id/remove": ["owner", "support"],
  "GET /staff/v1/ticket": ["owner", "support"],
  "GET /staff/v1/ticket/:id": ["owner", "support"],
  "POST /staff/v1/ticket/:id/answer": ["owner", "support"],
  "POST /staff/v1/ticket/:id/close": ["owner", "support"],
  "GET /staff/v1/pujaSeries": ["owner", "temple_desk", "support"],
  "GET /staff/v1/pujaSeries/:slug": ["owner", "temple_desk", "support"],
  "GET /staff/v1/pujaChoice": ["owner", "temple_desk", "support"],
  "POST /staff/v1/pujaSeries": ["owner"],
  "PUT /staff/v1/pujaSeries/:slug": ["owner"],
  "POST /staff/v1/pujaSeries/:slug/publish": ["owner"],
  "POST /staff/v1/pujaSeries/:slug/withdraw": ["owner"],
  "GET /staff/v1/chadhaavaSeries": ["owner", "temple_desk", "support"],
  "GET /staff/v1/chadhaavaSeries/:slug": ["owner", "temple_desk", "support"],
  "POST /staff/v1/chadhaavaSeries": ["owner"],
  "PUT /staff/v1/chadhaavaSeries/:slug": ["owner"],
  "POST /staff/v1/chadhaavaSeries/:slug/publish": ["owner"],
  "POST /staff/v1/chadhaavaSeries/:slug/withdraw": ["owner"],
  "GET /staff/v1/ritualDate": ["owner", "temple_desk", "support"],
  "GET /staff/v1/ritualDate/:id": ["owner", "temple_desk", "support"],
  "POST /staff/v1/ritualDate/:id/cancel": ["owner"],
  "POST /staff/v1/ritualDate/:id/move": ["owner"],
  "PUT /staff/v1/ritualDate/:id/prices": ["owner"],
  "GET /staff/v1/partner": ["owner"],
  "GET /staff/v1/partner/:id": ["owner"],
  "POST /staff/v1/partner": ["owner"],
  "PUT /staff/v1/partner/:id": ["owner"],
  "POST /staff/v1/partner/:id/key": ["owner"],
  "POST /staff/v1/partner/:id/webhookSecret": ["owner"],
  "GET /staff/v1/partnerEvent": ["owner", "support"],
  "POST /staff/v1/partnerEvent/:id/sendAgain": ["owner", "support"],
  "GET /staff/v1/banner": ["owner", "support"],
  "GET /staff/v1/bannerChoice": ["owner", "support"],
  "GET /staff/v1/banner/:id": ["owner", "support"],
  "POST /staff/v1/banner": ["owner"],
  "PUT /staff/v1/banner/:id": ["owner"],
  "POST /staff/v1/banner/:id/end": ["owner"],
  "GET /staff/v1/shopFacts": ["owner", "support"],
  "POST /staff/v1/shopFacts": ["owner"],
  "GET /staff/v1/reportedReel": ["owner", "support"],
  "POST /staff/v1/reportedReel/:id/hide": ["owner", "support"],
  "POST /staff/v1/reportedReel/:id/dismiss": ["owner", "support"],
  "POST /staff/v1/reportedReel/:id/show": ["owner", "support"],
  "GET /staff/v1/coupon": ["owner", "support"],
  "POST /staff/v1/coupon": ["owner"],
  "POST /staff/v1/coupon/:code/end": ["owner"],
  "GET /staff/v1/conversation": ["owner", "support"],
  "GET /staff/v1/conversation/:id": ["owner", "support", "astrologer"],
  "GET /staff/v1/conversation/:id/message": ["owner", "support", "astrologer"],
  "GET /staff/v1/conversation/:id/card/:messageId": ["owner", "support", "astrologer"],
  "POST /staff/v1/conversation/:id/accept": ["owner", "support"],
  "POST /staff/v1/conversation/:id/message": ["owner", "support", "astrologer"],
  "POST /staff/v1/conversation/:id/end": ["owner", "support"],
  "GET /staff/v1/astrologer": ["owner"],
  "GET /staff/v1/consultation": ["owner", "support", "astrologer"],
  "GET /staff/v1/consultation/:id": ["owner", "support", "astrologer"],
  "GET /staff/v1/consultation/:id/session": ["astrologer"],
  "POST /staff/v1/consultation/:id/join": ["astrologer"],
  "POST /staff/v1/consultation/:id/presence": ["astrologer"],
  "POST /staff/v1/consultation/:id/end": ["astrologer"],
  "POST /staff/v1/consultation/:id/notes": ["astrologer"],
  "POST /staff/v1/consultation/:id/refund": ["astrologer"],
  "POST /staff/v1/consultation/:id/call": ["astrologer"],
  "POST /staff/v1/consultation/:id/signal": ["astrologer"],
  "GET /staff/v1/consultation/:id/signals": ["astrologer"],
  "POST /staff/v1/desk/presence": ["astrologer"],
  "GET /staff/v1/chatReport": ["owner", "support"],
  "GET /staff/v1/chatReport/:id": ["owner", "support"],
  "POST /staff/v1/chatReport/:id/resolve": ["owner", "support"],
  "GET /staff/v1/chatAttachment/:id": ["owner", "support", "astrologer"],
};

/** What an owner can do before the session is confirmed with their passkey. */
const beforeConfirmation = [
  "POST /staff/v1/login/passkeyOptions",
  "POST /staff/v1/login/passkey",
  "POST /staff/v1/logout",
];
/** What an owner without a passkey cannot do: it gives access, money or the shop's name away. */
const withPasskeyOnly = [
  "POST /staff/v1/account",
  "PUT /staff/v1/account/:id",
  "POST /staff/v1/account/:id/resetPasskeys",
  "POST /staff/v1/refund/:id/approve",
  "POST /staff/v1/coupon",
  "POST /staff/v1/partner",
  "PUT /staff/v1/partner/:id",
  "POST /staff/v1/partner/:id/key",
  "POST /staff/v1/partner/:id/webhookSecret",
  "POST /staff/v1/shopFacts",
];

const existing = new Set(
  app.routes
    .filter(({ method, path }) => method !== "ALL" && path.startsWith("/staff/v1/"))
    .map(({ method, path }) => `${method} ${path}`),
);

test("every route of staff is in the table, and no others are", () => {
  expect([...existing].toSorted()).toEqual(Object.keys(routes).toSorted());
});

const guarded = Object.entries(routes).filter((row): row is [string, StaffRole[]] => row[1] !== "everybody");

/** Calls a route with an unknown id and no body: the role is checked before them. */
function call(route: string, token?: string) {
  const [method = "", path = ""] = route.split(" ");
  return request(path.replaceAll(/:\w+/g, "1"), {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
}

test.each(guarded)("%s needs a session of staff: customers and strangers get 401", async (route) => {
  for (const each of [undefined, customer.token, "x".repeat(43)]) {
    expect((await call(route, each)).status).toBe(401);
  }
});

test.each(guarded)("%s is for these roles only", async (route, allowed) => {
  const may: StaffRole[] = [];
  for (const role of staffRole.options) {
    const { token } = await staffMember(request, parts, role);
    const { status } = await call(route, token);
    expect(status).not.toBe(401);
    if (status !== 403) may.push(role);
  }
  expect(may.toSorted()).toEqual([...allowed].toSorted());
});

const forOwners = guarded.filter(([, allowed]) => allowed.includes("owner")).map(([route]) => route);

/** The code of an error; undefined for anything else. */
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

test.each(forOwners)("%s asks an owner for the passkey that they have", async (route) => {
  const { id, number } = await staffMember(request, parts, "owner");
  const { token } = await anotherSession(request, parts, { id, number });
  const isRefused = (await codeOf(await call(route, token))) === "staff.passkey_required";
  expect(isRefused).toBe(!beforeConfirmation.includes(route));
});

test.each(forOwners)(
  "%s is for owners without a passkey unless it does harm in wrong hands",
  async (route) => {
    const { token } = await staffWithoutPasskey(request, parts, "owner");
    const isRefused = (await codeOf(await call(route, token))) === "staff.passkey_missing";
    expect(isRefused).toBe([...withPasskeyOnly, "POST /staff/v1/login/passkeyOptions"].includes(route));
  },
);
