import type { PasskeyState, StaffRole } from "@aradhana/core/staff";

interface Call {
  method: string;
  /** After `/staff/v1/`. */
  path: string;
  query: Record<string, string>;
  body: unknown;
  key: string | null;
}

interface FakeOptions {
  role: StaffRole;
  /** How a sign-in with a code stands with passkeys. @default "not_needed" */
  passkey?: PasskeyState;
  /** The results of paths; a list has its length as `total`. */
  results?: Record<string, unknown>;
  /** Paths that fail, with status and code; with a method before it, such as "PUT order/1", only that call. */
  errors?: Record<string, [status: number, code: string]>;
  /** Paths that reject fields, with the code of each. */
  fields?: Record<string, [field: string, code: string][]>;
}

const id = "0".repeat(22);

/** An API of staff in memory: its `fetch`, and the calls that it received. */
export function fakeStaffApi({
  role,
  passkey = "not_needed",
  results = {},
  errors = {},
  fields = {},
}: FakeOptions) {
  const now = new Date();
  const later = new Date(now.getTime() + 3_600_000).toISOString();
  const otpId = `otp_${id}`;
  const staff = {
    ...{ id: `stf_${id}`, name: "Asha", role, phone_masked: "••••••0001", is_active: true },
    astrologer_id: role === "astrologer" ? `ag_${id}` : null,
    passkey_count: passkey === "confirmed" || passkey === "required" ? 1 : 0,
    created_at: now.toISOString(),
  };
  const session = { token: "t".repeat(43), expires_at: later, staff };
  const known: Record<string, unknown> = {
    "login/sendOtp": { otp_id: otpId, resend_at: later, expires_at: later, tries_left: 5 },
    "login/verifyOtp": { ...session, passkey },
    "login/passkeyOptions": {
      ...{ challenge: "AAAA", rpId: "localhost", timeout: 60_000, userVerification: "required" },
      allowCredentials: [],
    },
    "login/passkey": { ...session, passkey: "confirmed" },
    passkey: [],
    logout: {},
    ...results,
  };
  const meta = { request_id: "r", server_time: now.toISOString(), currency: "inr", country_code: "in" };
  const calls: Call[] = [];

  const answer = (method: string, path: string): Response => {
    const rejected = fields[path]?.map(([field, code]) => ({ field, code, message: code }));
    const [status, code] = rejected
      ? [422, "invalid_input"]
      : (errors[`${method} ${path}`] ?? errors[path] ?? [200, undefined]);
    if (code) {
      const body = { success: false, code, message: code, field_errors: rejected ?? [], meta };
      return Response.json(body, { status });
    }
    const found = known[path] ?? [];
    const total = Array.isArray(found) ? found.length : undefined;
    return Response.json({ success: true, message: "OK", results: found, meta: { ...meta, total } });
  };

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace("/staff/v1/", "");
    const text = await request.text();
    calls.push({
      ...{ method: request.method, path, query: Object.fromEntries(searchParams) },
      body: text ? JSON.parse(text) : undefined,
      key: request.headers.get("idempotency-key"),
    });
    return answer(request.method, path);
  };
  return { fetch, calls, otpId };
}
