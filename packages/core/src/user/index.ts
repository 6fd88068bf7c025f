export { type LinkLogin, type LinkLoginOptions, loginByLink } from "./login-by-link.ts";
export { type CleanAddress, extractLoginLink, type LoginLink } from "./login-link.ts";
export { loginHandoverKey, takeLoginHandover } from "./take-login-handover.ts";
export {
  createUserStore,
  type StoredUser,
  storedToken,
  type UserState,
  type UserStore,
} from "./user-store.ts";
