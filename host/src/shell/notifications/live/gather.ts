import type { Notice } from '../news';

/** What comes within this time is told together, in ms. */
const TOGETHER = 250;
/** How many notices are remembered as told. */
const REMEMBERED = 1000;

interface Gathering {
  /** A notice, or null for a change without one. */
  add: (notice: Notice | null) => void;
  stop: () => void;
}

/** Tells many things at once, and each notice only the first time. */
export function gather(tell: (fresh: readonly Notice[]) => void): Gathering {
  const told = new Set<string>();
  let fresh: Notice[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    const all = fresh;
    fresh = [];
    tell(all);
  };
  return {
    add: (notice) => {
      if (notice && !told.has(notice.id)) {
        told.add(notice.id);
        fresh.push(notice);
        for (const oldest of told) if (told.size > REMEMBERED) told.delete(oldest);
      }
      timer ??= setTimeout(flush, TOGETHER);
    },
    stop: () => clearTimeout(timer),
  };
}
