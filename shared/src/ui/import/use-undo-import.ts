import { formatCount } from '../../domain/text/formats';
import { call, useCachePatch } from '../../platform';
import { useConfirm } from '../confirm/use-confirm';
import type { ImportPageProps } from './import-types';

interface UndoableImport {
  id: string;
  /** Number of records that it created. */
  created: number;
}

/**
 * Undoes an import after a question; the dialog shows why the server refuses.
 * @param onUndone called when the records are deleted
 */
export function useUndoImport(noun: ImportPageProps['noun'], onUndone?: () => void) {
  const { confirm, dialog } = useConfirm();
  const { refresh } = useCachePatch();
  /** @returns whether the import was undone */
  const undo = ({ id, created }: UndoableImport): Promise<boolean> =>
    confirm({
      title: '¿Deshacer esta importación?',
      text: `${created === 1 ? 'Se elimina' : 'Se eliminan'} ${formatCount(created, ...noun)}. Lo que se completó en registros que ya existían se queda como está.`,
      confirmLabel: 'Deshacer la importación',
      danger: true,
      action: async () => {
        try {
          await call('POST /imports/{id}/undo', { params: { id } });
        } catch (error) {
          // The list says now why it cannot be undone.
          void refresh('GET /imports');
          throw error;
        }
        onUndone?.();
        await refresh('GET /imports');
      },
      doneMessage: 'La importación se deshizo',
    });
  return { undo, dialog };
}
