import { useState } from 'react';
import type { ListColumn } from '../table/list-column';

const getStorageKey = (list: string): string => `surco.columns.${list}`;

function readToggledColumns(list: string): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(getStorageKey(list)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function storeToggledColumns(list: string, toggled: readonly string[]): void {
  try {
    if (toggled.length) localStorage.setItem(getStorageKey(list), JSON.stringify(toggled));
    else localStorage.removeItem(getStorageKey(list));
  } catch {
    // Without storage the choice is lost with the page.
  }
}

export interface ColumnChoice<T> {
  shown: readonly ListColumn<T>[];
  isShown: (key: string) => boolean;
  toggle: (key: string) => void;
}

/**
 * The visible columns of a list; differences from the default are stored on this device until the session ends.
 * @param list plural of the listed records, which names the stored choice, e.g. `ventas`
 */
export function useVisibleColumns<T>(list: string, columns: readonly ListColumn<T>[]): ColumnChoice<T> {
  const [toggled, setToggled] = useState(() => readToggledColumns(list));
  const optional = new Set(columns.filter((column) => column.optional).map(({ key }) => key));
  const isShown = (key: string): boolean => optional.has(key) === toggled.includes(key);
  const toggle = (key: string): void => {
    const next = toggled.includes(key) ? toggled.filter((other) => other !== key) : [...toggled, key];
    setToggled(next);
    storeToggledColumns(list, next);
  };
  return { shown: columns.filter(({ key }, index) => index === 0 || isShown(key)), isShown, toggle };
}
