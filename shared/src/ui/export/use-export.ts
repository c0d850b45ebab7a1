import { useRef, useState } from 'react';
import { formatNumber } from '../../domain/text/formats';
import { showErrorToast, showSuccessToast } from '../../platform';
import type { NamedFile } from './save-file';

/**
 * Creates a file and reports its progress (0 to 1, `null` while unknown) and the bytes that have arrived; `signal`
 * aborts it.
 */
export type CreateFile = (
  report: (progress: number | null, received?: number) => void,
  signal: AbortSignal,
) => Promise<NamedFile>;

const label = 'Preparando el archivo…';

interface ExportProgress {
  label: string;
  progress: number | null;
  amount: string;
}

/** A file that the server writes while it sends it has no known size. */
function formatAmount(progress: number | null, received = 0): string {
  if (progress !== null) return `${Math.floor(progress * 100)} %`;
  return received > 0 ? `${formatNumber(Math.ceil(received / 1024))} KB` : '';
}

/** Creates and saves a file, and shows a message afterwards. */
export function useExport(createFile: CreateFile) {
  const [state, setState] = useState<'idle' | ExportProgress>('idle');
  const controller = useRef<AbortController>(null);
  const run = async (): Promise<void> => {
    if (state !== 'idle') return;
    const { signal } = (controller.current = new AbortController());
    setState({ label, progress: null, amount: '' });
    try {
      const [{ saveFile }, file] = await Promise.all([
        import(/* webpackChunkName: "save-file" */ './save-file'),
        createFile((progress, received) => {
          if (!signal.aborted) setState({ label, progress, amount: formatAmount(progress, received) });
        }, signal),
      ]);
      saveFile(file);
      showSuccessToast('Archivo descargado', file.name);
    } catch (error) {
      if (!signal.aborted) showErrorToast(error);
    } finally {
      // The file may still be on its way when the code that saves it could not be loaded.
      controller.current.abort();
      setState('idle');
    }
  };
  return { state, run, abort: () => controller.current?.abort() };
}
