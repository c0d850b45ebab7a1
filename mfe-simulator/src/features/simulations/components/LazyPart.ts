import { useLazy } from '@surco/shared/ui/display';
import { type ReactNode, useEffect, useRef } from 'react';

interface Props<T> {
  /** The dynamic import. */
  load: () => Promise<T>;
  skeleton: ReactNode;
  failed: (retry: () => void) => ReactNode;
  /** Renders what the loaded module exports. */
  children: (module: T) => ReactNode;
}

/** A part of the page whose code is loaded as soon as it is mounted. */
export function LazyPart<T>({ load, skeleton, failed, children }: Props<T>) {
  const [code, fetchCode] = useLazy(load);
  const fetchOnMount = useRef(fetchCode);
  useEffect(() => void fetchOnMount.current(), []);
  if (code.status === 'loaded') return children(code.module);
  return code.status === 'failed' ? failed(() => void fetchCode()) : skeleton;
}
