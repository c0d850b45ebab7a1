/** The provider prints remarks for its integrators, in English, among what we say to people: that it runs on Node 20, and that a body was parsed before it. */
export async function withoutRemarks<T>(work: () => Promise<T>): Promise<T> {
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
