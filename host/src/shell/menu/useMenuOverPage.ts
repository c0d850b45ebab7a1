import { useLocation } from '@surco/shared/platform';
import { type RefObject, useEffect, useState } from 'react';

/** Windows in which no list fits beside the open menu. */
export const OVER_PAGE_QUERY = '(max-width: 59.99875em)';

/**
 * Whether the menu lies open over the page, and the function that changes it. It closes when the person goes on: to
 * another page, elsewhere on this one, or by Escape.
 */
export function useMenuOverPage(menu: RefObject<HTMLElement | null>): readonly [boolean, () => void] {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && menu.current?.contains(target))) setOpenAt(undefined);
    };
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpenAt(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [isOpen, menu]);
  return [isOpen, () => setOpenAt(isOpen ? undefined : pathname)];
}
