export {
  createUserStore,
  type StoredUser,
  storedToken,
  type UserState,
  type UserStore,
} from "./user-store.ts";
