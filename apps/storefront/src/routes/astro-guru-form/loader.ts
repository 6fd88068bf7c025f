export { loadChooseTime as loader } from "../../features/consultation/choose/load-choose-time.ts";
