const listeners = new Set<() => void>();

/** The server has taken a version of some section back from its users, or the section away. */
export const emitSectionsTakenBack = (): void => listeners.forEach((listener) => listener());

/** @returns a function that stops it */
export function onSectionsTakenBack(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
