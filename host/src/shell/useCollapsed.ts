import { useState } from 'react';

export const COLLAPSED_KEY = 'surco.menu';

function remembered(): boolean {
  try {
    return localStorage.getItem(COLLAPSED_KEY) === 'collapsed';
  } catch {
    return false;
  }
}

function remember(collapsed: boolean): void {
  try {
    localStorage.setItem(COLLAPSED_KEY, collapsed ? 'collapsed' : 'open');
  } catch {
    // A browser that forbids storage opens the menu each time.
  }
}

/** Whether the menu is reduced to its icons, as left the last time. */
export function useCollapsed(): readonly [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(remembered);
  const toggle = (): void => {
    setCollapsed(!collapsed);
    remember(!collapsed);
  };
  return [collapsed, toggle];
}
