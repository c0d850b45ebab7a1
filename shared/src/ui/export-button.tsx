import { Button } from 'antd';
import { useState } from 'react';
import { notifyError, notifySuccess } from '../platform';
import { Icon } from './icon';
import { ProgressBar } from './progress-bar';
import type { NamedFile } from './save-file';
import './export-button.css';

export interface ExportButtonProps {
  label?: string;
  /** Makes the file, telling how far it is: 0 to 1, `null` while unknown. */
  make: (report: (done: number | null) => void) => Promise<NamedFile>;
  disabled?: boolean;
}

type Export = 'idle' | { done: number | null };

/** Makes a file of what is on the screen and saves it; its progress stands under the button meanwhile. */
export function ExportButton({ label = 'Exportar', make, disabled = false }: ExportButtonProps) {
  const [state, setState] = useState<Export>('idle');
  const busy = state !== 'idle';
  const run = async (): Promise<void> => {
    setState({ done: null });
    try {
      const [{ saveFile }, file] = await Promise.all([
        import(/* webpackChunkName: "save-file" */ './save-file'),
        make((done) => setState({ done })),
      ]);
      saveFile(file);
      notifySuccess('Archivo descargado', file.name);
    } catch (error) {
      notifyError(error);
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
          <ProgressBar label={state.done === null ? 'Preparando el archivo…' : 'Descargando…'} done={state.done} />
        </span>
      )}
    </span>
  );
}
