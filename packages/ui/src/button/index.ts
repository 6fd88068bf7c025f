export { Button, type ButtonAppearance, type ButtonProps } from "./button.tsx";
