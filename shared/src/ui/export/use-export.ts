import { useRef, useState } from 'react';
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

type ExportState = 'idle' | { progress: number | null; label: string };

/** A file that the server writes while it sends it has no known size. */
function getProgressLabel(progress: number | null, received = 0): string {
  const label = 'Preparando el archivo…';
  if (progress !== null) return `${label} ${Math.floor(progress * 100)} %`;
  return received > 0 ? `${label} ${Math.ceil(received / 1024)} KB` : label;
}

/** Creates and saves a file, and shows a message afterwards. */
export function useExport(createFile: CreateFile) {
  const [state, setState] = useState<ExportState>('idle');
  const controller = useRef<AbortController>(null);
  const run = async (): Promise<void> => {
    if (state !== 'idle') return;
    const { signal } = (controller.current = new AbortController());
    setState({ progress: null, label: getProgressLabel(null) });
    try {
      const [{ saveFile }, file] = await Promise.all([
        import(/* webpackChunkName: "save-file" */ './save-file'),
        createFile((progress, received) => setState({ progress, label: getProgressLabel(progress, received) }), signal),
      ]);
      saveFile(file);
      showSuccessToast('Archivo descargado', file.name);
    } catch (error) {
      if (!signal.aborted) showErrorToast(error);
    } finally {
      setState('idle');
    }
  };
  return { state, run, abort: () => controller.current?.abort() };
}
