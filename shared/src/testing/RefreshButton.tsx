import type { CallKey } from '../contract';
import { useCachePatch } from '../platform';

/** Fetches calls of a rendered page again, as a write or a new connection does. The cache of a test is its own. */
export function RefreshButton({ calls }: { calls: readonly CallKey[] }) {
  const { refresh } = useCachePatch();
  return <button onClick={() => void refresh(...calls)}>Pedir de nuevo</button>;
}
