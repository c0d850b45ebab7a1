import { getBootData } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { lazy, type ReactNode, Suspense } from 'react';

const PreviewBadge = lazy(() =>
  import(/* webpackChunkName: "preview" */ './PreviewBadge').catch(() => ({ default: () => null })),
);

/** Names the sections that come from a preview link; loads nothing without one. */
export function Preview({ remotes }: { remotes: readonly RegisteredRemote[] }): ReactNode {
  const { previews = [] } = getBootData();
  if (previews.length === 0) return null;
  const labels = previews.map((name) => remotes.find((remote) => remote.name === name)?.menu[0]?.label ?? name);
  return (
    <Suspense fallback={null}>
      <PreviewBadge labels={labels} />
    </Suspense>
  );
}
