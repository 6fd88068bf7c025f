export { Button, type ButtonLook, type ButtonProps } from "./button.tsx";
