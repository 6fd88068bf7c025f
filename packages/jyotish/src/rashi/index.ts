export { type Friendship, friendship } from "./friendship.ts";
export { houseFrom, lordOf, type Rashi, rashiAfter, rashiNames, rashiOf } from "./rashi.ts";
