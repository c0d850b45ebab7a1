type Listener = (version: string) => void;

const listeners = new Set<Listener>();

/** The server has taken a version back from users, or its section away. @param version `mfe-x/1.0.0` */
export const emitSectionTakenBack = (version: string): void => listeners.forEach((listener) => listener(version));

/** @returns a function that stops it */
export function onSectionTakenBack(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
