export { Hero, type HeroProps, heroSizes } from "./hero.tsx";
