import { useEffect, useRef } from 'react';

/** Beyond this a browser's timer overflows and fires at once. */
const LONGEST = 2_147_483_647;

/** Calls `onEnd` after so many ms of not being paused; a life without end never ends. */
export function useLife(life: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(life);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    if (paused || left.current > LONGEST) return undefined;
    const since = Date.now();
    const timer = setTimeout(() => end.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused]);
}
