import { createStore } from 'zustand';

const chunkLoadErrors = createStore<{ count: number; error: unknown }>()(() => ({ count: 0, error: undefined }));

/** Reports that code could not be loaded; the listeners find out why, e.g. because a new build is deployed. */
export const emitChunkLoadError = (error?: unknown): void =>
  chunkLoadErrors.setState(({ count }) => ({ count: count + 1, error }));

/** Calls `listener` at every {@link emitChunkLoadError}. @returns a function that ends it */
export const onChunkLoadError = (listener: (error: unknown) => void): (() => void) =>
  chunkLoadErrors.subscribe(({ error }) => listener(error));
