import { Button } from 'antd';
import { useRef, useState } from 'react';
import { showErrorToast, showSuccessToast } from '../../platform';
import { Icon } from '../display/icon';
import { ProgressBar } from '../feedback/progress-bar';
import type { NamedFile } from './save-file';
import './export-button.css';

export interface ExportButtonProps {
  label?: string;
  /** Creates the file and reports its progress (0 to 1, `null` while unknown); `signal` aborts it. */
  createFile: (report: (progress: number | null) => void, signal: AbortSignal) => Promise<NamedFile>;
  disabled?: boolean;
}

type ExportState = 'idle' | { progress: number | null };

const getProgressLabel = (progress: number | null): string =>
  progress === null ? 'Preparando el archivo…' : `Preparando el archivo… ${Math.floor(progress * 100)} %`;

/** Creates and saves a file; shows the progress and a cancel button below meanwhile. */
export function ExportButton({ label = 'Exportar', createFile, disabled = false }: ExportButtonProps) {
  const [state, setState] = useState<ExportState>('idle');
  const controller = useRef<AbortController>(null);
  const busy = state !== 'idle';
  const run = async (): Promise<void> => {
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
  return (
    <span className="surco-export">
      <Button
        icon={<Icon name="download" size={16} />}
        disabled={disabled || busy}
        aria-busy={busy}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {busy && (
        <span className="surco-export-progress">
          <ProgressBar label={getProgressLabel(state.progress)} progress={state.progress} />
          <Button size="small" onClick={() => controller.current?.abort()}>
            Cancelar
          </Button>
        </span>
      )}
    </span>
  );
}
