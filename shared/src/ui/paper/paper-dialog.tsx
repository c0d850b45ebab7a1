import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Paper } from '../../contract';
import { formatPaperName } from '../../papers';
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
        {fetchPdf && <DownloadButton fetchPdf={fetchPdf} />}
        {children}
        <button type="button" className="surco-button" onClick={onClose}>
          <Icon name="close" /> Cerrar
        </button>
      </div>
      <div className="surco-paper-page">
        <PaperSheet paper={paper} />
      </div>
      <PrintView title={name}>{() => <PaperSheet paper={paper} />}</PrintView>
    </dialog>
  );
}

function DownloadButton({ fetchPdf }: Required<Pick<Props, 'fetchPdf'>>) {
  const { isRunning, run } = useFileDownload(fetchPdf);
  return (
    <button type="button" className="surco-button" aria-busy={isRunning} onClick={() => void run()}>
      <Icon name="download" /> Descargar PDF
    </button>
  );
}
