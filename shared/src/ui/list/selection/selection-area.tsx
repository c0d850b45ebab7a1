import { useEffect } from 'react';
import { showErrorToast } from '../../../platform';
import { useLazy } from '../../display/use-lazy';
import type { ListColumn } from '../../table/list-column';
import type { ListSelectionOptions } from './selection-types';
import type { Selection } from './use-selection';

export interface SelectionAreaProps<T extends { id: string }> {
  noun: readonly [one: string, many: string];
  columns: readonly ListColumn<T>[];
  /** The rows of the shown page. */
  page: readonly T[];
  selection: Selection<T>;
  options: ListSelectionOptions<T>;
}

/** The bar of the selection, whose code loads with the first selected record. */
export function SelectionArea<T extends { id: string }>(props: SelectionAreaProps<T>) {
  const { options, selection } = props;
  const isShown = selection.isSelecting || selection.rows.length > 0;
  const [code, fetchCode] = useLazy(() =>
    Promise.all([import(/* webpackChunkName: "selection-bar" */ './selection-bar'), options.loadActions?.()]),
  );
  useEffect(() => {
    if (isShown)
      void fetchCode().then(
        (isLoaded) =>
          isLoaded || showErrorToast('No se pudieron cargar las acciones. Revise su red y seleccione de nuevo.'),
      );
  }, [isShown, fetchCode]);
  if (!isShown || code.status !== 'loaded') return null;
  const [{ SelectionBar }, actions] = code.module;
  return actions ? (
    <actions.BulkActions>{(list) => <SelectionBar {...props} actions={list} />}</actions.BulkActions>
  ) : (
    <SelectionBar {...props} actions={[]} />
  );
}
