import { useState } from 'react';
import type { ListColumn } from './list-types';

const place = (list: string): string => `surco.columns.${list}`;

function hiddenIn(list: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(list)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

function keep(list: string, hidden: readonly string[]): void {
  try {
    if (hidden.length) localStorage.setItem(place(list), JSON.stringify(hidden));
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

/** Which columns of a list a person wants to see; remembered on this device. */
export function useColumns<T>(list: string, columns: readonly ListColumn<T>[]): Columns<T> {
  const [hidden, setHidden] = useState(() => hiddenIn(list));
  const isShown = (key: string): boolean => !hidden.includes(key);
  const toggle = (key: string): void => {
    const next = isShown(key) ? [...hidden, key] : hidden.filter((other) => other !== key);
    setHidden(next);
    keep(list, next);
  };
  return { shown: columns.filter(({ key }, index) => index === 0 || isShown(key)), isShown, toggle };
}
