export { cartCountKey, storeCartCount, storedCartCount } from "./stored-count.ts";
