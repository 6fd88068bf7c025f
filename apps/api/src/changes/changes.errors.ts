import { defineError } from "../errors/app-error.ts";

export const changeTooLate = defineError({
  code: "change_too_late",
  status: 409,
  message: "This can no longer be changed. Reload the order to see what can.",
});

export const refundChanged = defineError({
  code: "refund_changed",
  status: 409,
  message: "The refund is now another one than the one that was shown. Nothing was done.",
});

export const dateGone = defineError({
  code: "date_gone",
  status: 409,
  message: "This date is full or closed. Nothing was moved; choose another date.",
});
