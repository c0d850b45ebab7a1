import { useEffect, useRef } from 'react';

/** In ms. A longer browser timer overflows and fires at once. */
const MAX_TIMER_MS = 2_147_483_647;

/**
 * Calls `onEnd` after `durationMs` without the pauses; never if it exceeds `MAX_TIMER_MS`, such as `Infinity`.
 * @param round starts again when it changes
 */
export function useCountdown(durationMs: number, paused: boolean, round: number, onEnd: () => void): void {
  const current = useRef({ round, remaining: durationMs });
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });
  useEffect(() => {
    if (current.current.round !== round) current.current = { round, remaining: durationMs };
    const { remaining } = current.current;
    if (paused || remaining > MAX_TIMER_MS) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => latestOnEnd.current(), remaining);
    return () => {
      clearTimeout(timer);
      current.current.remaining -= Date.now() - startedAt;
    };
  }, [durationMs, paused, round]);
}
