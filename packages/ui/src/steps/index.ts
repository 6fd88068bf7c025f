export { Steps, type StepsProps } from "./steps.tsx";
