import type { ReactNode } from 'react';
import { Link } from '@surco/shared/platform';
import { FailedState } from '@surco/shared/ui/feedback';
import { PanelSkeleton, type PanelState, RefreshFailed } from '@surco/shared/ui/panel';
import './panel.css';

interface Props<D> {
  title: string;
  response: PanelState<D>;
  /** Whether there is nothing to show; then `emptyText` is. */
  isEmpty: (data: D) => boolean;
  emptyText: string;
  /** A link beside the heading to all of it. */
  more?: { label: string; to: string };
  /** What chooses the content, below the heading. */
  controls?: ReactNode;
  children: (data: D) => ReactNode;
}

function PanelContent<D>({ response, isEmpty, emptyText, children }: Omit<Props<D>, 'title' | 'more' | 'controls'>) {
  const { data, error, isLoading, mutate } = response;
  if (error && !isLoading) return <FailedState error={error} onRetry={() => void mutate()} />;
  if (data === undefined) return <PanelSkeleton />;
  return isEmpty(data) ? <p className="surco-page-panel-empty">{emptyText}</p> : children(data);
}

/** A part of a page that loads by itself: while it fails, the others stay. */
export function Panel<D>({ title, more, controls, ...content }: Props<D>) {
  return (
    <section className="surco-page-panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        {more && <Link to={more.to}>{more.label}</Link>}
      </header>
      {controls}
      <RefreshFailed response={content.response} />
      <PanelContent {...content} />
    </section>
  );
}
