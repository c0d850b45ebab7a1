/** Hides two known warnings of oidc-provider on the console: about Node 20 and about an already parsed body. */
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
