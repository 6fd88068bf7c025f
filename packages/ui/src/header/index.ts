export { Header, type HeaderProps, type HeaderTool } from "./header.tsx";
export { Logo, type LogoProps } from "./logo.tsx";
