import { useEffect, useRef } from 'react';
import { createStore } from 'zustand';

/** Stores the changes of a screen as a draft on this device. @returns whether they are stored */
export type SaveDraft = () => Promise<boolean>;

interface UnsavedState {
  /** One mark per screen with unsaved changes, with how it stores a draft; null when it has none. */
  screens: ReadonlyMap<symbol, SaveDraft | null>;
  /** How often the user chose to lose changes. */
  abandonCount: number;
}

const NO_SCREENS: UnsavedState['screens'] = new Map();
const unsavedState = createStore<UnsavedState>()(() => ({ screens: NO_SCREENS, abandonCount: 0 }));

const getDraftSavers = (): (SaveDraft | null)[] => [...unsavedState.getState().screens.values()];

/** Whether any screen holds changes that leaving would lose. */
export const hasUnsavedChanges = (): boolean => unsavedState.getState().screens.size > 0;

/** Whether all unsaved changes can be stored as drafts. */
export const canSaveDrafts = (): boolean => hasUnsavedChanges() && getDraftSavers().every((save) => save !== null);

const addScreen = (screen: symbol, save: SaveDraft | null): void =>
  unsavedState.setState(({ screens }) => ({ screens: new Map([...screens, [screen, save]]) }));

const removeScreen = (screen: symbol): void =>
  unsavedState.setState(({ screens }) => ({ screens: new Map([...screens].filter(([other]) => other !== screen)) }));

/**
 * Declares that this screen holds unsaved changes: leaving it, or closing the tab, then needs a confirmation.
 * @param saveDraft stores them as a draft; null when the screen has none
 */
export function useUnsavedChanges(isUnsaved: boolean, saveDraft: SaveDraft | null = null): void {
  const latestSave = useRef(saveDraft);
  useEffect(() => {
    latestSave.current = saveDraft;
  });
  const hasDraft = saveDraft !== null;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const screen = Symbol('unsaved');
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addScreen(screen, hasDraft ? async () => (await latestSave.current?.()) ?? false : null);
    window.addEventListener('beforeunload', warn);
    return () => {
      removeScreen(screen);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved, hasDraft]);
}

/** Removes every mark, e.g. after a save, just before navigating on. */
export const clearUnsavedChanges = (): void => unsavedState.setState({ screens: NO_SCREENS });

/**
 * Stores all unsaved changes as drafts, so that the user can leave.
 * @returns false when one of them could not be stored; then they stay unsaved
 */
export async function saveDrafts(): Promise<boolean> {
  const saved = await Promise.all(getDraftSavers().map((save) => save?.() ?? false));
  const isSaved = saved.every(Boolean);
  if (isSaved) clearUnsavedChanges();
  return isSaved;
}

/**
 * Calls `listener` when the user leaves and confirms that the changes may be lost, e.g. to delete their draft.
 * @returns a function that ends it
 */
export const onChangesAbandoned = (listener: () => void): (() => void) =>
  unsavedState.subscribe((now, before) => {
    if (now.abandonCount !== before.abandonCount) listener();
  });

/** The user chose to lose the changes. */
export function abandonUnsavedChanges(): void {
  unsavedState.setState(({ abandonCount }) => ({ abandonCount: abandonCount + 1 }));
  clearUnsavedChanges();
}
