import { linkIn } from "@aradhana/core/paths";
import { useVisitor } from "../services/visitor.tsx";
import { shareLink } from "./share-link.ts";

interface SharedPage {
  title: string;
  /** Without what names who sent the visitor here. */
  path: string;
}

/** Shares a page of the shop in the language that it is read in, which those who follow the link may not have chosen. */
export function useSharePage() {
  const { language } = useVisitor();
  return ({ title, path }: SharedPage) =>
    shareLink(navigator, { title, url: window.location.origin + linkIn(language, path) });
}
