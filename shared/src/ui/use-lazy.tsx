import { useEffect, useRef, useState } from 'react';
import { tellCodeLost } from '../platform';

export type Lazy<T> = { status: 'idle' | 'loading' | 'failed' } | { status: 'loaded'; module: T };

/**
 * Code that is fetched when it is first needed.
 * @returns its state, and what fetches it (again, after a failure): whether it is here is its answer
 */
export function useLazy<T>(load: () => Promise<T>): readonly [Lazy<T>, () => Promise<boolean>] {
  const [state, setState] = useState<Lazy<T>>({ status: 'idle' });
  const flight = useRef<Promise<boolean> | null>(null);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const become = (next: Lazy<T>): void => {
    if (mounted.current) setState(next);
  };
  const fetchOnce = (): Promise<boolean> => {
    become({ status: 'loading' });
    return load().then(
      (module) => {
        become({ status: 'loaded', module });
        return true;
      },
      () => {
        flight.current = null;
        become({ status: 'failed' });
        tellCodeLost();
        return false;
      },
    );
  };
  return [state, () => (flight.current ??= fetchOnce())];
}
