import { Component, type ReactNode } from "react";
import { isChunkFailure } from "./chunk-failure.ts";

interface Props {
  children: ReactNode;
  /** Stands there in its place, where somebody wanted it; `tryAgain` draws it anew. @default nothing */
  instead?(tryAgain: () => void): ReactNode;
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
    const { children, instead } = this.props;
    if (!this.state.isBroken) return children;
    return instead?.(() => this.setState({ isBroken: false }));
  }
}
