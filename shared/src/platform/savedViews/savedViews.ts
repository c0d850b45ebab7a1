import { useSyncExternalStore } from 'react';
import type { SavedView } from '../../contract';
import { call } from '../http/call';
import { isRecord } from '../../domain/isRecord';
import { session } from '../session/session';

/** Local storage key; every end of a session empties the storage. */
const STORAGE_KEY = 'surco.views';

const listeners = new Set<() => void>();
let lastText: string | null = null;
let lastViews: readonly SavedView[] | undefined;

const isSavedView = (value: unknown): value is SavedView =>
  isRecord(value) && typeof value.list === 'string' && isRecord(value.filters) && Array.isArray(value.columns);

function parseViews(text: string | null): readonly SavedView[] | undefined {
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isSavedView) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The saved views of the user, of all lists, as this device last received them; undefined when it never has. The same
 * array until they change.
 */
export function getSavedViews(): readonly SavedView[] | undefined {
  let text: string | null = null;
  try {
    text = localStorage.getItem(STORAGE_KEY);
  } catch {
    // Without storage a list opens without its default view.
  }
  if (text !== lastText) {
    lastText = text;
    lastViews = parseViews(text);
  }
  return lastViews;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** {@link getSavedViews}, in a component. */
export const useSavedViews = (): readonly SavedView[] | undefined => useSyncExternalStore(subscribe, getSavedViews);

/** Fetches the saved views of the user and stores them on this device, for lists to open with. @throws ApiError */
export async function loadSavedViews(): Promise<void> {
  const userId = session.get().user?.id;
  const views = await call('GET /views', {});
  // The session may have ended meanwhile.
  if (!userId || session.get().user?.id !== userId) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(views));
  } catch {
    return;
  }
  for (const listener of listeners) listener();
}
