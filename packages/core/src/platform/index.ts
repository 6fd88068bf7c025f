export { defaultPlatform, parsePlatform, platformOf, storePlatform } from "./platform.ts";
