import { useEffect } from 'react';

const dirty = new Set<symbol>();

/** Whether any screen holds changes that leaving would lose. */
export const hasUnsavedChanges = (): boolean => dirty.size > 0;

/** Declares that this screen holds unsaved changes: leaving it, or closing the tab, asks first. */
export function useUnsavedChanges(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return undefined;
    const mark = Symbol('unsaved');
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    dirty.add(mark);
    window.addEventListener('beforeunload', warn);
    return () => {
      dirty.delete(mark);
      window.removeEventListener('beforeunload', warn);
    };
  }, [unsaved]);
}

/** Forgets every mark: after a save, just before navigating on. */
export const discardUnsavedChanges = (): void => dirty.clear();

const losses = new Set<() => void>();

/** What is to be done when the person leaves and says that the changes may be lost, e.g. to drop their draft. */
export function onChangesLost(listener: () => void): () => void {
  losses.add(listener);
  return () => void losses.delete(listener);
}

/** The person chose to lose the changes. */
export function loseUnsavedChanges(): void {
  for (const listener of losses) listener();
  discardUnsavedChanges();
}
