/** What the dev server tells after each build. */
export interface BuildNews {
  name: string;
  /** What is wrong with the sources; absent: the build is whole. */
  failure?: string;
}

function readNews(text: string): BuildNews | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return null;
  const failure = 'failure' in value && typeof value.failure === 'string' ? value.failure : undefined;
  return { name: value.name, failure };
}

/**
 * Listens to the builds of one section, or of all.
 * @param onBuilt hears of a whole build
 * @param onFailed hears why a build failed
 * @returns a function that ends the listening
 */
export function follow(
  origin: string,
  name: string | null,
  onBuilt: () => void,
  onFailed: (why: string) => void = (why) => console.error(why),
): () => void {
  const source = new EventSource(`${origin}/builds`);
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const news = readNews(data);
    if (!news || (name !== null && news.name !== name)) return;
    if (news.failure === undefined) onBuilt();
    else onFailed(news.failure);
  });
  return () => source.close();
}
