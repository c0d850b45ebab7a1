import { act } from '@testing-library/react';

/** Mocks `matchMedia`; `setMatching` changes the matching queries while the page is rendered. */
export function mockMediaQueries(...initial: readonly string[]) {
  let matching: readonly string[] = initial;
  const listeners = new Set<() => void>();
  window.matchMedia = (query) => ({
    get matches() {
      return matching.includes(query);
    },
    media: query,
    onchange: null,
    addEventListener: (_: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.add(() => void listener());
    },
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
    dispatchEvent: () => false,
  });
  return {
    setMatching: (...queries: readonly string[]) =>
      act(() => {
        matching = queries;
        for (const listener of listeners) listener();
      }),
  };
}
