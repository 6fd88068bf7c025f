import { Component, type ReactNode } from "react";

interface Props {
  /** Stands in for what broke while it was drawn. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Without it React takes everything down with a part that breaks, and leaves the frame blank. */
export class WidgetBoundary extends Component<Props, { broken: boolean }> {
  static getDerivedStateFromError() {
    return { broken: true };
  }

  override state = { broken: false };

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
