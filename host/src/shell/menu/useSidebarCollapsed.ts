import { useState } from 'react';

export const COLLAPSED_KEY = 'surco.menu';

function readCollapsed(): boolean {
  try {
    return localStorage.getItem(COLLAPSED_KEY) === 'collapsed';
  } catch {
    return false;
  }
}

function storeCollapsed(collapsed: boolean): void {
  try {
    localStorage.setItem(COLLAPSED_KEY, collapsed ? 'collapsed' : 'open');
  } catch {
    // Without storage the menu is open at each start.
  }
}

/** Whether the menu is collapsed to icons; stored for the next visit. */
export function useSidebarCollapsed(): readonly [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(readCollapsed);
  const toggle = (): void => {
    setCollapsed(!collapsed);
    storeCollapsed(!collapsed);
  };
  return [collapsed, toggle];
}
