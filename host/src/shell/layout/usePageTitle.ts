import { useLocation } from '@surco/shared/platform';
import { type RefObject, useEffect, useRef } from 'react';

/** Path of the last page. Outside of the component, because layouts are unmounted between pages. */
let lastPath: string | undefined;

/** Whether the page has focused an element itself, e.g. its first field. */
const isFocusInMain = (): boolean => document.activeElement?.closest('main') != null;

/**
 * Sets the title of the tab and, after each navigation, scrolls to the top and focuses the heading: that of the record
 * on the page, if there is one.
 * @returns the ref of the heading
 */
export function usePageTitle(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · Surco`;
  }, [title]);
  useEffect(() => {
    const hasNavigated = lastPath !== undefined && lastPath !== pathname;
    lastPath = pathname;
    if (!hasNavigated) return;
    document.scrollingElement?.scrollTo?.(0, 0);
    const recordHeading = document.querySelector<HTMLElement>('main h1');
    if (!isFocusInMain()) (recordHeading ?? heading.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return heading;
}
