/** The app around a web view, whatever it is made with. */
export interface NativeBridge {
  /** Whether there is one; known after three seconds at most. */
  isThere(): Promise<boolean>;
  /** Hands over a message, in order. `false` where there is no app, or where it says that it did nothing with it. */
  send(message: object): Promise<boolean>;
}

/** A window, as far as the two frameworks that apps use put themselves into it. */
export interface BridgedWindow {
  ReactNativeWebView?: { postMessage(text: string): void } | undefined;
  flutter_inappwebview?:
    | { callHandler?(name: string, message: object): unknown; _platformReady?: boolean }
    | undefined;
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
}

type Hand = (message: object) => unknown;

/** The name under which a Flutter app hears of us. */
const HANDLER = "aradhana";
const READY = "flutterInAppWebViewPlatformReady";
const PATIENCE = 3_000; // ms
const PAUSE = 100; // ms between two looks

/**
 * Finds the app around this window. Some bridges come later than the page, so a window that is said to be an app's is
 * watched for a while; any other is looked at once. Never call it in a frame: on Android the bridge of an app stands
 * in every frame of a page, and a frame is not the app's.
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
        // React Native says nothing; Flutter says null where the app has no handler of our name.
        return reply !== false && reply !== null;
      } catch {
        // A fault of the app's: the page goes on as in a browser.
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
    // Its own flag is set only after the event.
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
  // It takes text alone, and must be called as its method.
  if (native) return (message) => native.postMessage(JSON.stringify(message));
  if (flutter && isFlutterReady) return (message) => flutter.callHandler?.(HANDLER, message);
  return undefined;
}
