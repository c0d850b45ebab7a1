import { showErrorToast } from '@surco/shared/platform';
import type { DetailAction } from '@surco/shared/ui/detail';
import { useLazy } from '@surco/shared/ui/display';
import { type NamedFile, useFileDownload } from '@surco/shared/ui/export';
import { type ReactNode, useState } from 'react';
import { texts } from '../texts';

const loadPaper = () => import(/* webpackChunkName: "document-paper" */ '../components/DocumentPaper');

type PaperModule = Awaited<ReturnType<typeof loadPaper>>;

interface PaperOptions {
  /** What the action is called, e.g. "Ver nota de venta". */
  label: string;
  fetchPdf: () => Promise<NamedFile>;
  /** Renders the paper with its code. */
  render: (module: PaperModule, close: () => void) => ReactNode;
}

/** the actions with the paper of a document, and its dialog, which the page renders. */
export function usePaper({ label, fetchPdf, render }: PaperOptions): {
  actions: readonly DetailAction[];
  dialog: ReactNode;
} {
  const [code, fetchCode] = useLazy(loadPaper);
  const [isOpen, setIsOpen] = useState(false);
  const { isRunning, run } = useFileDownload(fetchPdf);
  const open = async (): Promise<void> => {
    if (await fetchCode()) setIsOpen(true);
    else showErrorToast(texts.paperFailed);
  };
  return {
    actions: [
      { key: 'paper', label, icon: 'file', onSelect: () => void open() },
      { key: 'pdf-download', label: texts.pdfDownload, icon: 'download', busy: isRunning, onSelect: () => void run() },
    ],
    dialog: isOpen && code.status === 'loaded' && render(code.module, () => setIsOpen(false)),
  };
}
