import { refusal } from "../errors/app-error.ts";

export const unauthorized = refusal({
  code: "unauthorized",
  status: 401,
  message: "You are not signed in, or no longer. Sign in and try again.",
});
