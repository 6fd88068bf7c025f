import { useEffect, useState } from "react";

const INTERVAL = 7_000; // ms: time to read title, sentence and button

const prefersReducedMotion = () => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/**
 * Which of `count` items is shown. They rotate by themselves until the visitor turns or stops them, but not under
 * reduced motion nor while the pointer or the focus is on them.
 */
export function useRotation(count: number) {
  const [index, setIndex] = useState(0);
  const [isRotating, setRotating] = useState(() => !prefersReducedMotion());
  const [isPaused, setPaused] = useState(false);
  const isRunning = isRotating && !isPaused && count > 1;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setIndex((n) => (n + 1) % count), INTERVAL);
    return () => clearInterval(timer);
  }, [isRunning, count]);

  return {
    index,
    isRotating,
    turn(by: 1 | -1) {
      setRotating(false);
      setIndex((n) => (n + by + count) % count);
    },
    pauseHandlers: {
      onPointerEnter: () => setPaused(true),
      onPointerLeave: () => setPaused(false),
      onFocus: () => setPaused(true),
      onBlur: () => setPaused(false),
    },
    toggle: () => setRotating((was) => !was),
  };
}
