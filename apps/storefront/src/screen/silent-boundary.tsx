import { Component, type ReactNode } from "react";

interface Props {
  children: ReactNode;
}

/** Around what a page can do without: should it fail to load or to draw, the page stands without it. */
export class SilentBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
