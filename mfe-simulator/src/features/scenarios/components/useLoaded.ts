import { type Lazy, useLazy } from '@surco/shared/ui/use-lazy';
import { useEffect, useRef } from 'react';

/** Code that is fetched as soon as what needs it is drawn, after what stood there first. */
export function useLoaded<T>(load: () => Promise<T>): readonly [Lazy<T>, () => void] {
  const [code, fetchCode] = useLazy(load);
  const first = useRef(fetchCode);
  useEffect(() => void first.current(), []);
  return [code, () => void fetchCode()];
}
