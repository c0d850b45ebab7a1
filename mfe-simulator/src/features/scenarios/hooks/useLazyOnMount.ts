import type { LazyState } from '@surco/shared/platform';
import { useLazy } from '@surco/shared/ui/display';
import { useEffect, useRef } from 'react';

/** Loads code as soon as the component that needs it is mounted. */
export function useLazyOnMount<T>(load: () => Promise<T>): readonly [LazyState<T>, () => void] {
  const [code, fetchCode] = useLazy(load);
  const fetchOnMount = useRef(fetchCode);
  useEffect(() => void fetchOnMount.current(), []);
  return [code, () => void fetchCode()];
}
