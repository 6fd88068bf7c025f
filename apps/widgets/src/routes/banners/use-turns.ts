import { useEffect, useState } from "react";

const STAY = 7_000; // ms: time to read title, sentence and button

const wantsCalm = () => window.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/**
 * Which of `count` is shown. It goes on by itself, except for those who want no motion, while one points at it or
 * is in it by keyboard, and once one has turned it oneself or has stopped it.
 */
export function useTurns(count: number) {
  const [at, setAt] = useState(0);
  const [turning, setTurning] = useState(() => !wantsCalm());
  const [held, setReservation] = useState(false);
  const goesOn = turning && !held && count > 1;

  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(() => setAt((n) => (n + 1) % count), STAY);
    return () => clearInterval(timer);
  }, [goesOn, count]);

  return {
    at,
    turning,
    turn(by: 1 | -1) {
      setTurning(false);
      setAt((n) => (n + by + count) % count);
    },
    hold: {
      onPointerEnter: () => setReservation(true),
      onPointerLeave: () => setReservation(false),
      onFocus: () => setReservation(true),
      onBlur: () => setReservation(false),
    },
    toggle: () => setTurning((was) => !was),
  };
}
