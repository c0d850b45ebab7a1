import { useState } from 'react';
import type { ListColumn } from './list-types';

const place = (list: string): string => `surco.columns.${list}`;

function toggledIn(list: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function keep(list: string, toggled: readonly string[]): void {
  try {
    if (toggled.length) localStorage.setItem(place(list), JSON.stringify(toggled));
    else localStorage.removeItem(place(list));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export interface Columns<T> {
  shown: readonly ListColumn<T>[];
  isShown: (key: string) => boolean;
  toggle: (key: string) => void;
}

/** Which columns of a list a person wants to see; what differs from the list's own choice is remembered on this device. */
export function useColumns<T>(list: string, columns: readonly ListColumn<T>[]): Columns<T> {
  const [toggled, setToggled] = useState(() => toggledIn(list));
  const optional = new Set(columns.filter((column) => column.optional).map(({ key }) => key));
  const isShown = (key: string): boolean => optional.has(key) === toggled.includes(key);
  const toggle = (key: string): void => {
    const next = toggled.includes(key) ? toggled.filter((other) => other !== key) : [...toggled, key];
    setToggled(next);
    keep(list, next);
  };
  return { shown: columns.filter(({ key }, index) => index === 0 || isShown(key)), isShown, toggle };
}
