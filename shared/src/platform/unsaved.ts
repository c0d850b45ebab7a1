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
