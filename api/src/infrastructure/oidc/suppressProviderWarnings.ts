let callsUnderWay = 0;
let originalWarn = console.warn;

const warnUnlessProvider = (...words: unknown[]): void => {
  if (!String(words[0]).includes('oidc-provider ')) originalWarn(...words);
};

/**
 * Hides the warnings of oidc-provider on the console while `work` runs. Known ones are about Node 20, the in-memory
 * adapter and an already parsed body. Calls may overlap.
 */
export async function suppressProviderWarnings<T>(work: () => Promise<T>): Promise<T> {
  if (callsUnderWay === 0) {
    originalWarn = console.warn;
    console.warn = warnUnlessProvider;
  }
  callsUnderWay += 1;
  try {
    return await work();
  } finally {
    callsUnderWay -= 1;
    if (callsUnderWay === 0) console.warn = originalWarn;
  }
}
