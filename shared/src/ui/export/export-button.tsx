import { Button } from 'antd';
import { useId } from 'react';
import { useIsOnline } from '../../platform';
import { Icon } from '../display/icon';
import { ProgressBar } from '../feedback/progress-bar';
import { type CreateFile, useExport } from './use-export';
import './export-button.css';

export interface ExportButtonProps {
  label?: string;
  createFile: CreateFile;
  disabled?: boolean;
}

/** Creates and saves a file; shows the progress and a cancel button below meanwhile. Needs the network. */
export function ExportButton({ label = 'Exportar', createFile, disabled = false }: ExportButtonProps) {
  const { state, run, abort } = useExport(createFile);
  const isOnline = useIsOnline();
  const reasonId = useId();
  const busy = state !== 'idle';
  return (
    <span className="surco-export">
      <Button
        icon={<Icon name="download" size={16} />}
        disabled={disabled || busy || !isOnline}
        aria-describedby={isOnline ? undefined : reasonId}
        aria-busy={busy}
        onClick={() => void run()}
      >
        {label}
      </Button>
      {!isOnline && (
        <span id={reasonId} className="surco-export-reason">
          Se podrá descargar en cuanto vuelva la red.
        </span>
      )}
      {busy && (
        <span className="surco-export-progress">
          <ProgressBar {...state} />
          <Button size="small" onClick={abort}>
            Cancelar
          </Button>
        </span>
      )}
    </span>
  );
}
