/** What the dev server tells after each build. */
export interface BuildNews {
  name: string;
  /** What is wrong with the sources; absent: the build is whole. */
  failure?: string;
}

/** Who hears what of the machine that builds. */
export interface Listener {
  onBuilt: () => void;
  onFailed?: (why: string) => void;
  /** The machine stopped answering; when it answers again it may have built anew meanwhile, so that is `onBuilt`. */
  onLost?: () => void;
}

function readNews(text: string): BuildNews | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return null;
  const failure = 'failure' in value && typeof value.failure === 'string' ? value.failure : undefined;
  return { name: value.name, failure };
}

/**
 * Listens to the builds of one section, or of all.
 * @returns a function that ends the listening
 */
export function follow(
  origin: string,
  name: string | null,
  { onBuilt, onFailed = (why) => console.error(why), onLost }: Listener,
): () => void {
  const source = new EventSource(`${origin}/builds`);
  let isLost = false;
  source.addEventListener('error', () => {
    isLost = true;
    onLost?.();
  });
  source.addEventListener('open', () => {
    if (isLost) onBuilt();
  });
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const news = readNews(data);
    if (!news || (name !== null && news.name !== name)) return;
    if (news.failure === undefined) onBuilt();
    else onFailed(news.failure);
  });
  return () => source.close();
}
