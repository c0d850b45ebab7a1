import { useEffect } from 'react';
import { useLazy } from '../../display/use-lazy';
import type { ListLayout } from '../columns/use-list-layout';
import { loadListPanels, PanelButton } from '../panel/panel-button';

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

/** The bar of a shared view, if the address has one. */
export function SharedView<T>({ layout }: Pick<Props<T>, 'layout'>) {
  const [panels, fetchPanels] = useLazy(loadListPanels);
  const isShared = layout.sharedName !== null;
  const isIdle = panels.status === 'idle';
  useEffect(() => {
    if (isShared && isIdle) void fetchPanels();
  }, [isShared, isIdle, fetchPanels]);
  if (layout.sharedName === null || panels.status !== 'loaded') return null;
  return <panels.module.SharedViewBar layout={layout} name={layout.sharedName} />;
}
