import { type RefObject, useState } from 'react';
import { readDeviceValue, storeDeviceValue } from '../../common/deviceMarks';
import { useMediaQuery } from '../theme/useMediaQuery';
import { OVER_PAGE_QUERY, useMenuOverPage } from './useMenuOverPage';

const CHOICE_NAME = 'menu';
/** Windows in which the widest tables do not fit beside the open menu. */
export const NARROW_QUERY = '(max-width: 74.99875em)';

/** The choice of the person wins; without one the menu is collapsed in a narrow window. */
export const isSidebarCollapsed = (choice: string | undefined, isNarrow: boolean): boolean =>
  choice ? choice === 'collapsed' : isNarrow;

/**
 * Whether the menu is collapsed to icons, and the function that changes it; the device keeps the choice, except in
 * windows in which the open menu lies over the page.
 */
export function useSidebarCollapsed(menu: RefObject<HTMLElement | null>): readonly [boolean, () => void] {
  const [choice, setChoice] = useState(() => readDeviceValue(CHOICE_NAME));
  const collapsed = isSidebarCollapsed(choice, useMediaQuery(NARROW_QUERY));
  const isOverPage = useMediaQuery(OVER_PAGE_QUERY);
  const [isOpenOverPage, toggleOverPage] = useMenuOverPage(menu);
  if (isOverPage) return [!isOpenOverPage, toggleOverPage];
  const toggle = (): void => {
    const next = collapsed ? 'open' : 'collapsed';
    setChoice(next);
    storeDeviceValue(CHOICE_NAME, next);
  };
  return [collapsed, toggle];
}
