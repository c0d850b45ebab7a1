import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Paper } from '../../contract';
import { formatPaperName } from '../../papers';
import { getErrorMessage } from '../../platform';
import { Icon } from '../display/icon';
import { useFileDownload } from '../export/use-file-download';
import type { NamedFile } from '../export/save-file';
import { PaperSheet } from './paper-sheet';
import { PrintView } from './print-view';
import './paper-dialog.css';

interface Props {
  paper: Paper;
  onClose: () => void;
  /** Fetches the PDF; absent for a paper that the server does not know. */
  fetchPdf?: () => Promise<NamedFile>;
  /** Further buttons, e.g. to share the paper. */
  children?: ReactNode;
}

/** Shows a paper as it is printed, on the whole window: to be read, printed or downloaded. */
export function PaperDialog({ paper, onClose, fetchPdf, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser returns the focus to the opener, which it does not do for a dialog that is removed while open.
    return () => element?.close();
  }, []);
  const [failure, setFailure] = useState<unknown>(null);
  const name = formatPaperName(paper);
  return (
    <dialog
      ref={dialog}
      className="surco-paper-dialog"
      aria-label={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="surco-paper-actions">
        <button type="button" className="surco-button" onClick={() => window.print()}>
          <Icon name="print" /> Imprimir
        </button>
        {fetchPdf && <DownloadButton fetchPdf={fetchPdf} onFailure={setFailure} />}
        {children}
        <button type="button" className="surco-button" onClick={onClose}>
          <Icon name="close" /> Cerrar
        </button>
        {/* The dialog covers the toasts. */}
        {failure !== null && <p role="alert">{getErrorMessage(failure)}</p>}
      </div>
      <div className="surco-paper-page">
        <PaperSheet paper={paper} />
      </div>
      <PrintView title={name}>{() => <PaperSheet paper={paper} />}</PrintView>
    </dialog>
  );
}

interface DownloadProps extends Required<Pick<Props, 'fetchPdf'>> {
  /** Called with the error, and with null when another download starts. */
  onFailure: (error: unknown) => void;
}

function DownloadButton({ fetchPdf, onFailure }: DownloadProps) {
  const { isRunning, run } = useFileDownload(fetchPdf, onFailure);
  const download = (): void => {
    onFailure(null);
    void run();
  };
  return (
    <button type="button" className="surco-button" aria-busy={isRunning} onClick={download}>
      <Icon name="download" /> Descargar PDF
    </button>
  );
}
