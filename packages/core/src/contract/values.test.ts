import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { gotras } from "../sankalp/index.ts";
import * as contract from "./index.ts";
import { errorCodes, metaCookie, utmEntry } from "./index.ts";

describe("D17 opaque ids of at least 96 bits", () => {
  test.each([
    ["poojaId", contract.poojaId, "pj"],
    ["packageId", contract.packageId, "pk"],
    ["addonId", contract.addonId, "ao"],
    ["chadhaavaId", contract.chadhaavaId, "ch"],
    ["offeringId", contract.offeringId, "of"],
    ["productId", contract.productId, "pd"],
    ["bannerId", contract.bannerId, "bn"],
    ["quoteId", contract.quoteId, "qt"],
    ["reservationId", contract.reservationId, "rsv"],
    ["orderId", contract.orderId, "ord"],
    ["paymentId", contract.paymentId, "pay"],
    ["customerId", contract.customerId, "cus"],
    ["otpId", contract.otpId, "otp"],
    ["sankalpId", contract.sankalpId, "snk"],
  ])("%s has its prefix and 17 to 32 letters and digits", (_, schema, prefix) => {
    const takes = (id: string) => v.is(schema, id);
    expect(takes(`${prefix}_${"aZ9".repeat(6)}`)).toBe(true);
    expect([17, 32].map((length) => takes(`${prefix}_${"a".repeat(length)}`))).toEqual([true, true]);
    expect([0, 16, 33].map((length) => takes(`${prefix}_${"a".repeat(length)}`))).toEqual([
      false,
      false,
      false,
    ]);
    const id = "a".repeat(17);
    const others = [
      id,
      `_${id}`,
      `x_${id}`,
      `x${prefix}_${id}`,
      `${prefix}${id}`,
      `${prefix}_${id}-`,
      ` ${prefix}_${id}`,
    ];
    expect(others.filter(takes)).toEqual([]);
  });
});

describe("a partner's order id", () => {
  const takes = (number: string) => v.is(contract.tempOrderId, number);

  test("is 1 to 64 letters, digits, `_`, `.` and `-`, safe in a URL", () => {
    const taken = ["7", "_", "T-7", "TK_2026.1187-b", "none", "a".repeat(64), `a${"-".repeat(63)}`];
    expect(taken.filter((number) => !takes(number))).toEqual([]);
    expect(taken.map(encodeURIComponent)).toEqual(taken);
  });

  test("holds nothing that a URL, a message or a spreadsheet would interpret", () => {
    const refused = ["", ".", "..", "-7", ".7", "a".repeat(65), "2026/1187", "RD#7", "Order 7", "50%", "a:b"];
    expect([...refused, "a@b", "आदेश", "T-7\n", " T-7", "T-7?", "T\u0000"].filter(takes)).toEqual([]);
  });
});

/** The values of each enumeration of the API; `elsewhere` represents a value of a newer API. */
const lists: [name: string, schema: v.GenericSchema, values: readonly string[]][] = [
  ["currency", contract.currency, ["inr", "usd", "eur"]],
  ["language", contract.language, ["en", "hi"]],
  ["what goods are", contract.productCategory, ["rudraksha", "yantra", "mala", "bracelet", "kit", "other"]],
  [
    "what narrows a list of goods",
    contract.productListing.entries.facets.item.entries.key,
    ["category", "purpose"],
  ],
  ["where a banner stands", contract.bannerPlace, ["web", "frame", "webview"]],
  ["how a code is sent", contract.otpChannel, ["sms", "whatsapp", "call"]],
  ["what is sent", contract.goodsType, ["abhimantrit", "gemstone"]],
  [
    "what is ordered",
    contract.orderType,
    ["pooja", "chadhaava", "abhimantrit", "gemstone", "kundali", "name_correction", "consultation"],
  ],
  ["what is a service", contract.serviceType, ["kundali", "name_correction", "consultation"]],
  [
    "where an order is",
    contract.orderState,
    [
      ...[
        "created",
        "payment_pending",
        "paid",
        "sankalp_due",
        "names_due",
        "details_due",
        "sankalp_received",
        "scheduled",
        "live",
      ],
      ...["performed", "offered", "video_ready", "proof_ready", "prasad_dispatched", "delivered", "closed"],
      ...["generating", "in_review", "ready"],
      ...["payment_failed", "cancelled", "expired"],
    ],
  ],
  [
    "what is to do next",
    contract.nextAction,
    ["pay", "fill_sankalp", "edit_sankalp", "give_details", "open_result", "wait", "none"],
  ],
  [
    "who takes the money",
    contract.gatewayName,
    ["sandbox", "razorpay", "stripe", "cashfree", "phonepe", "paypal"],
  ],
  [
    "where the money is",
    contract.paymentState,
    ["created", "pending", "success", "failed_retryable", "failed", "expired", "mismatch", "refunded"],
  ],
  [
    "which sentence is shown of it",
    contract.paymentStatus.entries.message_key,
    [
      ...["not_started", "waiting", "paid", "declined", "cancelled_by_buyer", "gateway_error", "expired"],
      ...["amount_mismatch", "refunded"],
    ],
  ],
  ["where one pays", contract.initiateRequest.entries.surface, ["web", "frame", "webview"]],
  [
    "the widgets that there are",
    contract.widgetName,
    ["pujas", "chadhawas", "banners", "puja-horizontal", "chadhawa-horizontal"],
  ],
  ["how a partner pays", contract.partnerConfig.entries.mode, ["test", "live"]],
  [
    "the policies of the specification's routes",
    contract.policySlug,
    ["exchange-policy", "term-and-condition", "privacy-policy", "shipping-policy"],
  ],
  [
    "who authorised a ritual",
    contract.authorisationLevel,
    ["temple_authorised", "priest_of_temple", "independent_priest"],
  ],
  ["the status of a ritual", contract.poojaStatus, ["open", "closed", "live", "performed", "cancelled"]],
  [
    "the kinds of add-ons",
    contract.poojaAddon.entries.kind,
    ["offering", "seva", "prasad", "daan", "dakshina"],
  ],
  ["for a group or one buyer", contract.pooja.entries.kind, ["group", "individual"]],
  [
    "what one receives",
    contract.pooja.entries.receives.item.entries.type,
    ["video", "prasad", "certificate"],
  ],
  ["what prasad is", contract.pooja.entries.prasad.wrapped.entries.kind, ["dry", "food"]],
  ["where prasad is sent", contract.pooja.entries.prasad.wrapped.entries.ships_to, ["all", "in"]],
  ["how a list is ordered", contract.listingSort, ["soonest", "popular", "price"]],
  ["what narrows a list", contract.facet.entries.key, ["deity", "purpose", "temple"]],
  ["whether only VIP is listed", contract.poojaListingQuery.entries.vip, ["true", "false"]],
  ["which orders are listed", contract.ordersQuery.entries.state, ["open", "done", "unpaid"]],
  [
    "a line of an order",
    contract.orderLine.entries.kind,
    ["package", "offering", "addon", "dakshina", "prasad"],
  ],
  ["what became of a coupon", contract.quote.entries.coupon.wrapped.entries.status, ["applied", "refused"]],
  [
    "what keeps a quote from an order",
    contract.quote.entries.problems.item.entries.code,
    ["cutoff_passed", "sold_out", "prasad_not_shipped", "addon_unavailable", "offering_unavailable"],
  ],
  ["where a held place is", contract.reservation.entries.state, ["open", "paid", "expired"]],
  ["the evidence of a ritual", contract.poojaOrder.entries.proofs.item.entries.kind, ["video", "photo"]],
  [
    "whose name it is",
    contract.relation,
    [
      ...[
        "self",
        "spouse",
        "father",
        "mother",
        "son",
        "daughter",
        "brother",
        "sister",
        "grandparent",
        "friend",
      ],
      "other",
    ],
  ],
  ["for whom the names are", contract.sankalpRequest.entries.purpose, ["self", "other", "memory"]],
  ["where a sankalp is", contract.sankalp.entries.state, ["draft", "submitted", "locked", "read_out"]],
  [
    "what came of geocoding, as Google says it",
    contract.geocodeResponse.entries.status,
    [
      ...["OK", "ZERO_RESULTS", "OVER_DAILY_LIMIT", "OVER_QUERY_LIMIT", "REQUEST_DENIED", "INVALID_REQUEST"],
      "UNKNOWN_ERROR",
    ],
  ],
];

test.each(lists)("%s is one value of its enumeration and no other", (_, schema, values) => {
  expect(values.filter((word) => !v.is(schema, word))).toEqual([]);
  expect(
    ["", "elsewhere", values[0]?.toUpperCase(), `${values[0]} `].filter(
      (word) => word !== values[0] && v.is(schema, word),
    ),
  ).toEqual([]);
});

const texts: [name: string, schema: v.GenericSchema, good: readonly unknown[], bad: readonly unknown[]][] = [
  ["a country", contract.countryCode, ["in", "us"], ["IN", "ind", "i", "xin", "i1", ""]],
  ["a country of the table", contract.country.entries.short_name, ["in"], ["IN", "ind", "xin", "i", ""]],
  ["a dial code", contract.dialCode, ["1", "91", "1684"], ["", "0", "091", "+91", "12345", "9a", "a9"]],
  [
    "a slug",
    contract.named.entries.slug,
    ["shiva", "kashi-vishwanath-2", "a", "12"],
    ["", "-a", "a-", "a--b", "Shiva", "a b", "a_b", "शिव", "a".repeat(81)],
  ],
  ["a count", contract.count, [0, 7], [-1, 1.5, "1", Number.NaN]],
  ["an amount", contract.money.entries.amount, [0, 110_000, -5], [1.5, 2 ** 53, "1"]],
  ["a day", contract.day, ["2026-11-20"], ["20 November 2026", "2026-11-20T00:00:00Z", "2026-13-01"]],
  [
    "an instant",
    contract.instant,
    ["2026-11-20T05:30:00Z", "2026-11-20T05:30:00.123Z"],
    ["2026-11-20", "20 November 2026", ""],
  ],
  [
    "a PIN",
    contract.pincodeQuery.entries.pin,
    ["411001"],
    ["011001", "41100", "4110011", "41100a", "a411001", ""],
  ],
  [
    "a one-time code",
    contract.verifyOtpRequest.entries.otp,
    ["012345"],
    ["12345", "1234567", "12345a", "a12345", "१२३४५६", ""],
  ],
  [
    "a page of a list",
    contract.poojaListingQuery.entries.page,
    ["1", "1000"],
    ["0", "1001", "-1", "1.5", "x1", "1x", ""],
  ],
  ["the length of a list", contract.poojaListingQuery.entries.limit, ["1", "48"], ["0", "49"]],
  [
    "the length of a list of orders",
    contract.ordersQuery.entries.limit,
    ["1", "50"],
    ["0", "51", "100", "x1", "1x", ""],
  ],
  [
    "a highest price",
    contract.poojaListingQuery.entries.max_price,
    ["0", "123456789"],
    ["1234567890", "-1", "1e3", "x1", "1x", ""],
  ],
  [
    "a person's name",
    contract.personName,
    ["Asha", "आशा शर्मा", "O'Neil-Rao Jr.", "D’Souza", "क्‍ष", "ज्ञ‌न", " Asha "],
    ["", "A", " A ", "a".repeat(61), "-Asha", "Asha1", "Asha!", "<b>", "As\nha"],
  ],
  [
    "a name in Devanagari",
    contract.devotee.entries.name_devanagari,
    ["आशा", "जे. पी. सिंह", "क्‍ष", "ज्ञ‌न", "आ-आ"],
    ["", "Asha", "आशा Asha", "Asha आशा", "आशा1"],
  ],
  [
    "a wish that is read aloud",
    contract.sankalpRequest.entries.wish,
    ["Health for all", "सबका भला हो", ""],
    [
      "see http://a.test",
      "see HTTPS://a.test",
      "see www.a.test",
      "🙏",
      "a\u202eb",
      "a\u0007b",
      "a".repeat(201),
    ],
  ],
  [
    "what the Meta pixel's cookie holds",
    metaCookie,
    ["fb.1.1596403881668.1116446470", "fb.2.1596403881668.IwAR2_x-Y.z"],
    [
      ...["", "xfb.1.1596403881668.1", "fb.11.1596403881668.1", "fb.1.159640388.1", "fb.1.1596403881668."],
      ...["fb.1.1596403881668.a b", "fb.1.1596403881668.a;", "fb.x.1596403881668.1", "fb.1.15964038816x8.1"],
      ...[
        "fbx1.1596403881668.1",
        "fb.1x1596403881668.1",
        "fb.1.1596403881668x1",
        `fb.1.15964038816681234567.1`,
      ],
    ],
  ],
  [
    "a visit of a campaign",
    utmEntry,
    [{ utm_timestamp: 1, utm_source: "x" }, { utm_x: "ॐ 🙏" }, { utm_term: "a\nb" }],
    [
      ...[{ source: "x" }, { utm_: "x" }, { xutm_source: "x" }, { utm_source: "" }, { utm_source: "a\0" }],
      ...[{ utm_source: "\0a" }, { utm_source: "\ud800" }, { utm_source: "a\udc00" }],
      ...[
        { utm_source: "a".repeat(1_001) },
        { [`utm_${"a".repeat(97)}`]: "x" },
        { utm_n: Number.POSITIVE_INFINITY },
      ],
    ],
  ],
  [
    "a colour",
    contract.productListing.entries.colors.value,
    ["#f4c430"],
    ["f4c430", "#f4c4300", "#f4c43", "#F4C430", "saffron", "", "x#f4c430"],
  ],
  ["a partner", contract.partnerId, ["6f1c1a52-0b6e-4a6e-9a55-0a4f0f6f7a11"], ["", "6f1c1a52", "astrology"]],
  ["how many stars", contract.review.entries.stars, [1, 5], [0, 6, 4.5]],
];

describe.each(texts)("%s", (_, schema, good, bad) => {
  test("accepts every valid form", () => {
    expect(good.filter((value) => !v.is(schema, value))).toEqual([]);
  });

  test("rejects every invalid form", () => {
    expect(bad.filter((value) => v.is(schema, value))).toEqual([]);
  });
});

test("single-line text has no line breaks and no repeated spaces, with any input", () => {
  const line = contract.address.entries.line1;
  expect(v.parse(line, "  4 \n\t Temple   Road ")).toBe("4 Temple Road");
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom("a", "ॐ", " ", "\n", "\t", "\r", "\u2028", "\u00a0") }),
      (typed) => {
        const { success, output } = v.safeParse(line, typed);
        if (success) expect(output).not.toMatch(/[\n\r\t]|^\s|\s$|\s{2}/u);
      },
    ),
  );
});

test("a gotra has letters of any script, and an older stored value stays readable", () => {
  for (const [latin, devanagari] of gotras) {
    expect([latin, devanagari, `${latin} gotra`].map((text) => v.is(contract.gotraName, text))).toEqual([
      ...[true, true, true],
    ]);
  }
  expect(v.parse(contract.gotraName, "  Vatsa -  Jamadagni ")).toBe("Vatsa - Jamadagni");
  expect(v.parse(contract.gotraName, "")).toBe("");
  expect(v.is(contract.devotee.entries.gotra, "123 !!")).toBe(true);

  const letters = fc.constantFrom("a", "É", "क", "ा", "ट", "த", "ক", " ", ".", "'", "’", "-");
  const others = fc.constantFrom("1", "१", "!", "_", "/", "@", "<", "&", "(", "🙏", "\u0000", "\u202e");
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 38 }), (rest) => {
      expect(v.is(contract.gotraName, `ऋक${rest}`)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(
      fc.string({ unit: letters }),
      others,
      fc.string({ unit: letters }),
      (before, wrong, after) => {
        expect(v.is(contract.gotraName, before + wrong + after)).toBe(false);
      },
    ),
  );
});

test("every error code is unique, and is a noun or a noun and a verb", () => {
  expect(new Set(errorCodes).size).toBe(errorCodes.length);
  expect(errorCodes.filter((code) => !/^[a-z]+(?:_[a-z]+)*(?:\.[a-z]+(?:_[a-z]+)*)?$/.test(code))).toEqual(
    [],
  );
  expect(errorCodes).toContain("pooja.not_found");
});
