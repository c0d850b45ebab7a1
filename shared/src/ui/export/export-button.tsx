import { Button } from 'antd';
import { Icon } from '../display/icon';
import { ProgressBar } from '../feedback/progress-bar';
import { type CreateFile, useExport } from './use-export';
import './export-button.css';

export interface ExportButtonProps {
  label?: string;
  createFile: CreateFile;
  disabled?: boolean;
}

const getProgressLabel = (progress: number | null): string =>
  progress === null ? 'Preparando el archivo…' : `Preparando el archivo… ${Math.floor(progress * 100)} %`;

/** Creates and saves a file; shows the progress and a cancel button below meanwhile. */
export function ExportButton({ label = 'Exportar', createFile, disabled = false }: ExportButtonProps) {
  const { state, run, abort } = useExport(createFile);
  const busy = state !== 'idle';
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
          <Button size="small" onClick={abort}>
            Cancelar
          </Button>
        </span>
      )}
    </span>
  );
}
