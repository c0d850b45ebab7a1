import { createStore } from 'zustand';

const chunkLoadErrors = createStore<{ count: number }>()(() => ({ count: 0 }));

/** Reports that code could not be loaded; the listeners find out why, e.g. because a new build is deployed. */
export const emitChunkLoadError = (): void => chunkLoadErrors.setState(({ count }) => ({ count: count + 1 }));

/** Calls `listener` at every {@link emitChunkLoadError}. @returns a function that ends it */
export const onChunkLoadError = (listener: () => void): (() => void) => chunkLoadErrors.subscribe(() => listener());
