import { useEffect } from 'react';
import { createStore } from 'zustand';

interface UnsavedState {
  /** One mark per screen with unsaved changes. */
  screens: ReadonlySet<symbol>;
  /** How often the user chose to lose changes. */
  abandonCount: number;
}

const NO_SCREENS: ReadonlySet<symbol> = new Set();
const unsavedState = createStore<UnsavedState>()(() => ({ screens: NO_SCREENS, abandonCount: 0 }));

/** Whether any screen holds changes that leaving would lose. */
export const hasUnsavedChanges = (): boolean => unsavedState.getState().screens.size > 0;

const addScreen = (screen: symbol): void =>
  unsavedState.setState(({ screens }) => ({ screens: new Set([...screens, screen]) }));

const removeScreen = (screen: symbol): void =>
  unsavedState.setState(({ screens }) => ({ screens: new Set([...screens].filter((other) => other !== screen)) }));

/** Declares that this screen holds unsaved changes: leaving it, or closing the tab, then needs a confirmation. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const screen = Symbol('unsaved');
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addScreen(screen);
    window.addEventListener('beforeunload', warn);
    return () => {
      removeScreen(screen);
      window.removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);
}

/** Removes every mark, e.g. after a save, just before navigating on. */
export const clearUnsavedChanges = (): void => unsavedState.setState({ screens: NO_SCREENS });

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
