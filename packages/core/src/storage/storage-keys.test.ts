import { expect, test } from "vitest";
import { storageKeys } from "./index.ts";

test("§3 browser storage keys", () => {
  expect(storageKeys).toEqual([
    ...[
      "user",
      "userData",
      "utm",
      "referrer_url",
      "platform",
      "landing_path",
      "location_info",
      "user_location",
    ],
    ...["country_api_called", "country_ready", "session_id", "session_start", "cart_disabled"],
    ...["cart_disabled_session_start", "affiliate_id", "book_now_pay_later"],
  ]);
});
