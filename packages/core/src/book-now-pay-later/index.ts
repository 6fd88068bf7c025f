export {
  createPayLater,
  type PayLater,
  type PayLaterListener,
  type PayLaterOptions,
} from "./create-pay-later.ts";
export { PAY_LATER_LIFETIME, type PayLaterRecord } from "./pay-later-record.ts";
