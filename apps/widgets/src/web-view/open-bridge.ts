/** The bridge to the app around a web view, independent of its framework. */
export interface NativeBridge {
  /** Whether an app is there; resolves within three seconds. */
  isThere(): Promise<boolean>;
  /** Sends a message, in order. Resolves to `false` without an app, or if the app did not handle it. */
  send(message: object): Promise<boolean>;
}

/** The parts of a window into which the two common app frameworks inject their bridges. */
export interface BridgedWindow {
  ReactNativeWebView?: { postMessage(text: string): void } | undefined;
  flutter_inappwebview?:
    | { callHandler?(name: string, message: object): unknown; _platformReady?: boolean }
    | undefined;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

type Hand = (message: object) => unknown;

/** The name of our handler in a Flutter app. */
const HANDLER = "aradhana";
const READY = "flutterInAppWebViewPlatformReady";
const PATIENCE = 3_000; // ms
const PAUSE = 100; // ms between two checks

/**
 * Finds the app around this window. Some bridges are injected after the page has loaded, so a window that looks
 * like an app's is polled for a while; any other is checked once. Never call it in a frame: on Android the
 * app's bridge is present in every frame of a page, and a frame is not the app's.
 */
export function openBridge(view: BridgedWindow, isApp: boolean): NativeBridge {
  const found = find(view, isApp ? PATIENCE : 0);
  return {
    isThere: async () => (await found) !== undefined,
    async send(message) {
      const hand = await found;
      if (!hand) return false;
      try {
        const reply = await hand(message);
        // React Native returns undefined; Flutter returns null if the app has no handler of this name.
        return reply !== false && reply !== null;
      } catch {
        // An error in the app: the page continues as in a browser.
        return false;
      }
    },
  };
}

function find(view: BridgedWindow, patience: number): Promise<Hand | undefined> {
  return new Promise((resolve) => {
    const began = Date.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (hand: Hand | undefined) => {
      clearTimeout(timer);
      view.removeEventListener(READY, ready);
      resolve(hand);
    };
    // Flutter sets its flag only after the event.
    const ready = () => end(handOf(view, true));
    const look = () => {
      const hand = handOf(view, view.flutter_inappwebview?._platformReady === true);
      if (hand || Date.now() - began >= patience) return end(hand);
      timer = setTimeout(look, PAUSE);
    };
    view.addEventListener(READY, ready);
    look();
  });
}

function handOf(view: BridgedWindow, isFlutterReady: boolean): Hand | undefined {
  const { ReactNativeWebView: native, flutter_inappwebview: flutter } = view;
  // It accepts strings only, and must be called as a method.
  if (native) return (message) => native.postMessage(JSON.stringify(message));
  if (flutter && isFlutterReady) return (message) => flutter.callHandler?.(HANDLER, message);
  return undefined;
}
