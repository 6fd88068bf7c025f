export { defaultPlatform, keepPlatform, parsePlatform, platformOf } from "./platform.ts";
