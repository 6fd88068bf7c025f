import { Component, type ReactNode } from "react";

interface Props {
  /** Shown in place of what broke while it was rendered. */
  fallback(error: unknown): ReactNode;
  onError?: ((error: unknown) => void) | undefined;
  children: ReactNode;
}

interface State {
  broken?: { error: unknown };
}

/** Without it React removes everything around a part that breaks, and leaves the frame blank. */
export class WidgetBoundary extends Component<Props, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { broken: { error } };
  }

  override state: State = {};

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { broken } = this.state;
    return broken ? this.props.fallback(broken.error) : this.props.children;
  }
}
