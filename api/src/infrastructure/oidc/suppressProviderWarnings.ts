/**
 * Hides the warnings of oidc-provider on the console while `work` runs. Known ones are about Node 20, the in-memory
 * adapter and an already parsed body.
 */
export async function suppressProviderWarnings<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('oidc-provider ')) warn(...words);
  };
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
