import { Component, type ReactNode } from "react";
import { reportBug } from "./chunk-failure.ts";

interface Props {
  children: ReactNode;
  /** Replaces a part that the visitor requested; `tryAgain` renders it again. @default nothing */
  instead?(tryAgain: () => void): ReactNode;
}

/**
 * Wraps an optional part of a page: if it fails to load or to render, the page shows without it. A rendering error is
 * reported like any uncaught error; a failed chunk is a network error and is not.
 */
export class SilentBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: Error) {
    reportBug(error);
  }

  override render() {
    const { children, instead } = this.props;
    if (!this.state.isBroken) return children;
    return instead?.(() => this.setState({ isBroken: false }));
  }
}
