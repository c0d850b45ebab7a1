import { formatDateTime } from '@surco/shared/domain';
import { call } from '@surco/shared/platform';
import type { RegisteredRemote } from '@surco/shared/federation';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlainButton } from '../shell/theme/PlainButton';
import '../common/dialog.css';
import './about.css';
import { describeTab, formatDiagnostics } from './describeTab';

interface Props {
  remotes: readonly RegisteredRemote[];
  onClose: () => void;
}

/** Where the browser refuses to copy, the text is selected, so that a person can. */
async function copyText(text: string, element: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (element) window.getSelection()?.selectAllChildren(element);
    return false;
  }
}

/** The versions and the state of this tab, and a button that copies them for support. */
export function AboutDialog({ remotes, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const text = useRef<HTMLDListElement>(null);
  const [serverVersion, setServerVersion] = useState<string | null | undefined>();
  const [message, setMessage] = useState('');
  useLayoutEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    call('GET /health/live', {}).then(
      ({ version }) => setServerVersion(version),
      () => setServerVersion(null),
    );
  }, []);
  const describe = (formatTime: (instant: string) => string) =>
    describeTab(remotes, serverVersion === undefined ? 'preguntando…' : serverVersion, formatTime);
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(formatDiagnostics(describe((instant) => instant)), text.current);
    setMessage(isCopied ? 'Copiado. Péguelo en su mensaje a soporte.' : 'El texto está seleccionado: cópielo.');
  };
  return (
    <dialog ref={dialog} className="surco-dialog surco-about" aria-labelledby="surco-about-title" onClose={onClose}>
      <h2 id="surco-about-title">Acerca de Surco</h2>
      <p>Lo que soporte necesita para ayudarle. No contiene nombres, direcciones ni datos de clientes.</p>
      <PlainButton look="primary" onClick={() => void copy()}>
        Copiar diagnóstico
      </PlainButton>
      <output>{message}</output>
      <dl ref={text}>
        {describe(formatDateTime).map(([label, value], index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PlainButton className="surco-about-close" onClick={() => dialog.current?.close()}>
        Cerrar
      </PlainButton>
    </dialog>
  );
}
