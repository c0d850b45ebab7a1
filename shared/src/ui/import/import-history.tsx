import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { Import, ImportedList } from '../../contract';
import { formatFullName } from '../../domain/text/displayNames';
import { formatCount, formatDateTime, noValue } from '../../domain/text/formats';
import { useCall } from '../../platform';
import { EmptyState } from '../feedback/empty-state';
import { FailedState } from '../feedback/failed-state';
import { ListPagination } from '../list/list-pagination';
import { DataTable } from '../table/data-table';
import type { ListColumn } from '../table/list-column';
import type { ImportPageProps } from './import-types';
import { useUndoImport } from './use-undo-import';

interface Props extends Pick<ImportPageProps, 'noun'> {
  imported: ImportedList;
  onUndone: (() => void) | undefined;
}

/** Why an import has no undo; takes the focus when its button is gone. */
function UndoState({ text, hasFocus, onFocus }: { text: string | null; hasFocus: boolean; onFocus: () => void }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (hasFocus) element.current?.focus();
  }, [hasFocus]);
  return (
    <span ref={element} tabIndex={-1} onFocus={onFocus} className="surco-import-message">
      {text}
    </span>
  );
}

/** The earlier imports of these records, newest first, each with its undo or the reason why there is none. */
export function ImportHistory({ imported, noun, onUndone }: Props) {
  const [{ page, size }, setPage] = useState({ page: 1, size: 10 });
  const { data, error, mutate } = useCall('GET /imports', { query: { list: imported, page, size } });
  const { undo, dialog } = useUndoImport(noun, onUndone);
  const [undoneId, setUndoneId] = useState('');
  const columns: readonly ListColumn<Import>[] = [
    { key: 'at', title: 'Fecha', render: ({ createdAt }) => formatDateTime(createdAt), nowrap: true, width: 140 },
    { key: 'file', title: 'Archivo', render: ({ fileName }) => fileName, cardPosition: 'title' },
    { key: 'user', title: 'Quién', render: ({ createdBy }) => (createdBy ? formatFullName(createdBy) : noValue) },
    { key: 'created', title: 'Registrados', render: ({ created }) => formatCount(created, ...noun), nowrap: true },
    {
      key: 'undo',
      title: 'Deshacer',
      cardLabel: 'hidden',
      render: (row) =>
        row.canUndo ? (
          <Button
            size="small"
            danger
            aria-label={`Deshacer ${row.fileName}`}
            onClick={() => void undo(row).then((isUndone) => isUndone && setUndoneId(row.id))}
          >
            Deshacer
          </Button>
        ) : (
          <UndoState
            text={row.undoneAt ? `Se deshizo el ${formatDateTime(row.undoneAt)}.` : row.undoBlocker}
            hasFocus={row.id === undoneId}
            // Once: it is mounted again with its page.
            onFocus={() => setUndoneId('')}
          />
        ),
    },
  ];
  if (error && !data) return <FailedState error={error} onRetry={() => void mutate()} />;
  if (!data) return <output>Cargando…</output>;
  if (data.totalRecords === 0) return <EmptyState text="Aún no hay importaciones." />;
  return (
    <div className="surco-import-report">
      <DataTable columns={columns} rows={data.data} caption="Importaciones anteriores" />
      <ListPagination page={data} setPage={(next, nextSize = size) => setPage({ page: next, size: nextSize })} />
      {dialog}
    </div>
  );
}
