export { loadReels as loader } from "../../features/content/reels/load-reels.ts";
