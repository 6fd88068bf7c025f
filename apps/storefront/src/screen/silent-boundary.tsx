import { Component, type ReactNode } from "react";
import { isChunkFailure } from "./chunk-failure.ts";

interface Props {
  children: ReactNode;
}

/**
 * Around what a page can do without: should it fail to load or to draw, the page stands without it. Who
 * maintains it hears of it, as of any error that nobody caught; a lost script is the network's doing.
 */
export class SilentBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error) {
    if (!isChunkFailure(error)) window.reportError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
