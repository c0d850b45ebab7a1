import { useRef, useState } from 'react';
import { showErrorToast, showSuccessToast } from '../../platform';
import type { NamedFile } from './save-file';

/** Creates a file and reports its progress (0 to 1, `null` while unknown); `signal` aborts it. */
export type CreateFile = (report: (progress: number | null) => void, signal: AbortSignal) => Promise<NamedFile>;

type ExportState = 'idle' | { progress: number | null };

/** Creates and saves a file, and shows a message afterwards. */
export function useExport(createFile: CreateFile) {
  const [state, setState] = useState<ExportState>('idle');
  const controller = useRef<AbortController>(null);
  const run = async (): Promise<void> => {
    if (state !== 'idle') return;
    const { signal } = (controller.current = new AbortController());
    setState({ progress: null });
    try {
      const [{ saveFile }, file] = await Promise.all([
        import(/* webpackChunkName: "save-file" */ './save-file'),
        createFile((progress) => setState({ progress }), signal),
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
