/**
 * Stands for what only the host may do, under the names that contract 3 has for it. Nothing is changed; the error counts
 * as one of the section that called it, which goes on.
 */
export const refuseToSections = (name: string) => (): void => {
  const error = new Error(`${name} is for the host only: nothing was changed.`);
  setTimeout(() => {
    throw error;
  });
};

/** @deprecated does nothing, and goes with contract 4 */
export const setUnauthorizedHandler = refuseToSections('setUnauthorizedHandler');
