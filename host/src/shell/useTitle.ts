import { useLocation } from '@surco/shared/platform';
import { type RefObject, useEffect, useRef } from 'react';

/** The page the focus last followed; frames come and go, so it is kept outside of them. */
let lastPath: string | undefined;

/** Whether something on the page itself already took the focus, e.g. its first field. */
const pageHasFocus = (): boolean => document.activeElement?.closest('main') != null;

/** Names the tab after the page and, on each navigation, leads focus and eye to its title. Gives the title's ref. */
export function useTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · Surco`;
  }, [title]);
  useEffect(() => {
    const moved = lastPath !== undefined && lastPath !== pathname;
    lastPath = pathname;
    if (!moved) return;
    document.scrollingElement?.scrollTo?.(0, 0);
    if (!pageHasFocus()) heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
