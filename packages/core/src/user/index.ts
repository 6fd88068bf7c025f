export { type LinkLogin, type LinkLoginOptions, loginByLink } from "./login-by-link.ts";
export { type CleanAddress, type LoginLink, takeLoginLink } from "./login-link.ts";
export { handOverKey, takeHandedOver } from "./take-handed-over.ts";
export {
  createUserStore,
  type StoredUser,
  storedToken,
  type UserState,
  type UserStore,
} from "./user-store.ts";
