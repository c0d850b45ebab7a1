import { type ReactNode, useEffect, useState } from 'react';
import { PageSkeleton } from '../shell/PageSkeleton';
import { PATIENCE } from './remoteState';

interface Props {
  /** When the waiting began, of `performance.now()`: several files in a row are one wait. */
  since: number;
  /** What stands there when it has taken too long; what arrives after all still takes its place. */
  late: ReactNode;
}

/** A page's shape while its code is under way, but not for longer than anyone is patient. */
export function Waiting({ since, late }: Props): ReactNode {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), Math.max(0, since + PATIENCE - performance.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return isLate ? late : <PageSkeleton />;
}
