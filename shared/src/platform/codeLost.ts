const listeners = new Set<() => void>();

/** Tells that code of the product did not arrive; why, whoever listens finds out. */
export const tellCodeLost = (): void => {
  for (const listener of listeners) listener();
};

/** @returns a function that ends the listening */
export function onCodeLost(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
