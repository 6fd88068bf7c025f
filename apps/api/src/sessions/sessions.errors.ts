import { defineError } from "../errors/app-error.ts";

export const unauthorized = defineError({
  code: "unauthorized",
  status: 401,
  message: "You are not signed in, or your session has expired. Sign in and try again.",
});
