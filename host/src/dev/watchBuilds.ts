/** Message of the dev server after each build. */
interface BuildMessage {
  name: string;
  /** The build error; absent after a successful build. */
  failure?: string;
}

/** Callbacks for the messages of the dev server. */
export interface BuildListener {
  onBuilt: (name: string | null) => unknown;
  onFailed?: (failure: string) => void;
  /** The dev server stopped answering. When it answers again, `onBuilt` is called with null: it may have built since. */
  onLost?: () => void;
}

function parseBuildMessage(text: string): BuildMessage | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('name' in value) || typeof value.name !== 'string') return null;
  const failure = 'failure' in value && typeof value.failure === 'string' ? value.failure : undefined;
  return { name: value.name, failure };
}

/**
 * Listens to the builds of one section, or of all (`name` null).
 * @returns a function that stops it
 */
export function watchBuilds(
  origin: string,
  name: string | null,
  { onBuilt, onFailed = (failure) => console.error(failure), onLost }: BuildListener,
): () => void {
  const source = new EventSource(`${origin}/builds`);
  let isLost = false;
  source.addEventListener('error', () => {
    isLost = true;
    onLost?.();
  });
  source.addEventListener('open', () => {
    if (isLost) onBuilt(null);
  });
  source.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = parseBuildMessage(data);
    if (!message || (name !== null && message.name !== name)) return;
    if (message.failure === undefined) onBuilt(message.name);
    else onFailed(message.failure);
  });
  return () => source.close();
}
