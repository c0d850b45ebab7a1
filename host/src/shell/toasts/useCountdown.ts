import { useEffect, useRef } from 'react';

/** In ms. A longer browser timer overflows and fires at once. */
const MAX_TIMER_MS = 2_147_483_647;

/** Calls `onEnd` after `durationMs` without the pauses; never if it exceeds `MAX_TIMER_MS`, such as `Infinity`. */
export function useCountdown(durationMs: number, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(durationMs);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (paused || remaining.current > MAX_TIMER_MS) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => latestOnEnd.current(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [paused]);
}
