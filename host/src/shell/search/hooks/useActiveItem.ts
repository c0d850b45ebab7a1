import { type KeyboardEvent, useState } from 'react';
import { getItemKey, type SearchItem } from '../model/searchItem';

interface ActiveItem {
  /** The item that Enter opens; the first one until another is chosen. */
  active: SearchItem | undefined;
  setActive: (item: SearchItem) => void;
  /** Goes back to the first item. */
  reset: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Moves through the items by the arrow keys, from the last to the first and back; Enter opens the active one, if there is one. */
export function useActiveItem(
  items: readonly SearchItem[],
  onOpen: (item: SearchItem | undefined) => void,
): ActiveItem {
  const [key, setKey] = useState<string | null>(null);
  const index = Math.max(
    0,
    items.findIndex((item) => getItemKey(item) === key),
  );
  const active = items[index];
  const setActive = (item: SearchItem): void => setKey(getItemKey(item));
  const move = (step: number): void => {
    const next = items[(index + step + items.length) % items.length];
    if (next) setActive(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter ends an input method's composition first.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') onOpen(active);
    else return;
    event.preventDefault();
  };
  return { active, setActive, reset: () => setKey(null), onKeyDown };
}
