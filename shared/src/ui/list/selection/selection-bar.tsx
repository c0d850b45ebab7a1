import { Button } from 'antd';
import { useRef, useState } from 'react';
import { formatCount, formatNumber } from '../../../domain/text/formats';
import { showErrorToast } from '../../../platform';
import { Icon } from '../../display/icon';
import { useIsPhone } from '../../display/use-is-phone';
import { useLazy } from '../../display/use-lazy';
import { useExport } from '../../export/use-export';
import { ProgressBar } from '../../feedback/progress-bar';
import { RowMenu } from '../../menu/row-menu';
import { createExportAction } from './create-export-action';
import type { SelectionAreaProps } from './selection-area';
import type { BulkAction, BulkFileAction, BulkRecordAction } from './selection-types';
import './selection-bar.css';

interface Props<T extends { id: string }> extends SelectionAreaProps<T> {
  actions: readonly BulkAction<T>[];
}

const loadDialog = () => import(/* webpackChunkName: "bulk-dialog" */ './bulk-dialog');

/** Creates files of selected records, one at a time. */
function useFileAction<T>() {
  const chosen = useRef<{ action: BulkFileAction<T>; rows: readonly T[] } | null>(null);
  const { state, run, abort } = useExport((report, signal) => {
    const { current } = chosen;
    return current ? current.action.createFile(current.rows, report, signal) : Promise.reject(new Error('no file'));
  });
  const start = (action: BulkFileAction<T>, rows: readonly T[]): void => {
    if (rows.length > action.maxRows)
      showErrorToast(
        `Un archivo lleva ${formatNumber(action.maxRows)} registros como máximo. Quite ${formatNumber(rows.length - action.maxRows)} de la selección.`,
      );
    else {
      chosen.current = { action, rows };
      void run();
    }
  };
  return { state, start, abort };
}

/** Shows how many records are selected, the actions that are allowed on at least one of them, and a button that deselects them. */
export function SelectionBar<T extends { id: string }>(props: Props<T>) {
  const { noun, page, selection, options, columns } = props;
  const isPhone = useIsPhone();
  const [dialog, fetchDialog] = useLazy(loadDialog);
  const [running, setRunning] = useState<BulkRecordAction<T> | null>(null);
  const files = useFileAction<T>();
  const actions: readonly BulkAction<T>[] = [
    ...props.actions,
    ...(options.exported ? [createExportAction<T>(options.exported)] : []),
  ];
  // The shown page may have newer versions of the selected records.
  const shownRows = new Map(page.map((row) => [row.id, row]));
  const rows = selection.rows.map((row) => shownRows.get(row.id) ?? row);
  const start = async (action: BulkAction<T>): Promise<void> => {
    if (action.kind === 'file') files.start(action, rows);
    else if (await fetchDialog()) setRunning(action);
    else showErrorToast('No se pudo abrir la confirmación. Revise su red e inténtelo de nuevo.');
  };
  const offered = actions
    .filter(({ check }) => rows.some((row) => check(row, '') === null))
    .map((action) => ({
      ...action,
      danger: action.kind === 'records' && action.danger,
      onSelect: () => void start(action),
    }))
    .sort((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false));
  const selectPage = {
    key: 'page',
    label: selection.isPageSelected ? 'Quitar la página' : 'Toda la página',
    icon: 'check',
    danger: false,
    onSelect: selection.togglePage,
  } as const;
  // A phone has space for one action; the others are in a menu.
  const [main = selectPage, ...others] = offered;
  const shown = isPhone ? [main] : offered;
  return (
    <section className="surco-selection" aria-label="Selección">
      <output className="surco-selection-count">{`Selección: ${formatCount(rows.length, ...noun)}`}</output>
      <div className="surco-selection-actions">
        {files.state !== 'idle' ? (
          <>
            <ProgressBar {...files.state} />
            <Button onClick={files.abort}>Cancelar</Button>
          </>
        ) : (
          shown.map(({ key, label, icon, danger, onSelect }) => (
            <Button key={key} danger={danger} icon={<Icon name={icon} size={16} />} onClick={onSelect}>
              {label}
            </Button>
          ))
        )}
        {isPhone && files.state === 'idle' && rows.length > 0 && (
          <RowMenu label="Más acciones de la selección" actions={[selectPage, ...others]} />
        )}
      </div>
      <Button type="text" onClick={selection.clear}>
        {rows.length > 0 ? 'Quitar selección' : 'Terminar'}
      </Button>
      {dialog.status === 'loaded' && running && (
        <dialog.module.BulkDialog
          action={running}
          rows={rows}
          columns={columns}
          onDone={(done) => (done.length === rows.length ? selection.clear() : selection.change(done, false))}
          onClose={() => setRunning(null)}
        />
      )}
    </section>
  );
}
