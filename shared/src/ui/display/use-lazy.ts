import { useState, useSyncExternalStore } from 'react';
import { createRetryableLoad, type LazyState } from '../../platform';

/**
 * Loads code when it is first needed, e.g. a dialog when its button is pressed.
 * @param load the dynamic import; the one of the first render is used
 * @returns the state, and a function that loads the code (again after a failure) and resolves to whether it is loaded
 */
export function useLazy<T>(load: () => Promise<T>): readonly [LazyState<T>, () => Promise<boolean>] {
  const [code] = useState(() => createRetryableLoad(load));
  const state = useSyncExternalStore(code.subscribe, code.getState);
  return [state, () => (code.getState().status === 'failed' ? code.retry() : code.load())];
}
