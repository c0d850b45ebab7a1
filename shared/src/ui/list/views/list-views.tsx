import { useEffect } from 'react';
import { useLazy } from '../../display/use-lazy';
import type { ListLayout } from '../columns/use-list-layout';
import { loadListPanels, PanelButton } from '../panel/panel-button';
import { SharedViewName } from './shared-view-name';

interface Props<T> {
  layout: ListLayout<T>;
  /** Plural of the listed records. */
  noun: string;
}

/** The button with the name of the view in use, which opens the views of the list. */
export const ListViews = <T,>({ layout, noun }: Props<T>) => (
  <PanelButton label={layout.sharedName ?? layout.view?.name ?? 'Vistas'} icon="views">
    {({ ViewPanel }, close) => <ViewPanel layout={layout} noun={noun} onClose={close} />}
  </PanelButton>
);

/** Says that the list shows the view of a link, if it does: at once, and what can be done with it when that is loaded. */
export function SharedView<T>({ layout }: Pick<Props<T>, 'layout'>) {
  const [panels, fetchPanels] = useLazy(loadListPanels);
  const isShared = layout.sharedName !== null;
  const isIdle = panels.status === 'idle';
  useEffect(() => {
    if (isShared && isIdle) void fetchPanels();
  }, [isShared, isIdle, fetchPanels]);
  if (layout.sharedName === null) return null;
  return (
    <section className="surco-list-notice surco-list-shared" aria-label="Vista compartida">
      {panels.status === 'loaded' ? (
        <panels.module.SharedViewBar layout={layout} name={layout.sharedName} />
      ) : (
        <SharedViewName name={layout.sharedName} />
      )}
    </section>
  );
}
