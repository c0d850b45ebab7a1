import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useRecordTitle } from '../../platform';

/**
 * Replaces the heading of the route and the title of the browser tab while the record is shown. The focus moves along
 * if the replaced heading has it.
 * @returns the ref of the record's heading
 */
export function useRecordHeading(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement?.tagName === 'H1') heading.current?.focus({ preventScroll: true });
    useRecordTitle.setState({ title });
    return () => useRecordTitle.setState({ title: null });
  }, [title]);
  return heading;
}
