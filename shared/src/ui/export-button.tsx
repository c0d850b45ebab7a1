import { Button } from 'antd';
import { useRef, useState } from 'react';
import { notifyError, notifySuccess } from '../platform';
import { Icon } from './icon';
import { ProgressBar } from './progress-bar';
import type { NamedFile } from './save-file';
import './export-button.css';

export interface ExportButtonProps {
  label?: string;
  /** Makes the file, telling how far it is: 0 to 1, `null` while unknown; `signal` says that nobody wants it any more. */
  make: (report: (done: number | null) => void, signal: AbortSignal) => Promise<NamedFile>;
  disabled?: boolean;
}

type Export = 'idle' | { done: number | null };

const labelOf = (done: number | null): string =>
  done === null ? 'Preparando el archivo…' : `Preparando el archivo… ${Math.floor(done * 100)} %`;

/** Makes a file of what is on the screen and saves it; meanwhile its progress stands under the button, and a way out. */
export function ExportButton({ label = 'Exportar', make, disabled = false }: ExportButtonProps) {
  const [state, setState] = useState<Export>('idle');
  const stop = useRef<AbortController>(null);
  const busy = state !== 'idle';
  const run = async (): Promise<void> => {
    const { signal } = (stop.current = new AbortController());
    setState({ done: null });
    try {
      const [{ saveFile }, file] = await Promise.all([
        import(/* webpackChunkName: "save-file" */ './save-file'),
        make((done) => setState({ done }), signal),
      ]);
      saveFile(file);
      notifySuccess('Archivo descargado', file.name);
    } catch (error) {
      if (!signal.aborted) notifyError(error);
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
          <ProgressBar label={labelOf(state.done)} done={state.done} />
          <Button size="small" onClick={() => stop.current?.abort()}>
            Cancelar
          </Button>
        </span>
      )}
    </span>
  );
}
