export { Footer, type FooterContact, type FooterLinks, type FooterProps } from "./footer.tsx";
