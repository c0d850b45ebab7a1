import type { CallQuery, Statement } from '@surco/shared/contract';
import { formatCustomerName } from '@surco/shared/domain';
import { showErrorToast } from '@surco/shared/platform';
import type { DetailAction } from '@surco/shared/ui/detail';
import { useLazy } from '@surco/shared/ui/display';
import { fetchServerFile, useFileDownload } from '@surco/shared/ui/export';
import { type ReactNode, useState } from 'react';
import { statementTexts as texts } from '../texts';

const loadPaper = () => import(/* webpackChunkName: "statement-paper" */ '../components/StatementPaper');

/** the actions with the statement of the shown period, and its dialog, which the page renders. */
export function useStatementPaper(
  statement: Statement | undefined,
  query: CallQuery<'GET /clients/{id}/statement'>,
): { actions: readonly DetailAction[]; dialog: ReactNode } {
  const [code, fetchCode] = useLazy(loadPaper);
  const [isOpen, setIsOpen] = useState(false);
  const fetchPdf = () =>
    fetchServerFile(
      'GET /clients/{id}/statement/pdf',
      { params: { id: statement?.customer.id ?? '' }, query },
      texts.fileName(statement ? formatCustomerName(statement.customer) : ''),
    );
  const { isRunning, run } = useFileDownload(fetchPdf);
  if (!statement) return { actions: [], dialog: null };
  const open = async (): Promise<void> => {
    if (await fetchCode()) setIsOpen(true);
    else showErrorToast(texts.failed);
  };
  return {
    actions: [
      { key: 'statement', label: texts.open, icon: 'file', onSelect: () => void open() },
      { key: 'download', label: texts.download, icon: 'download', busy: isRunning, onSelect: () => void run() },
    ],
    dialog: isOpen && code.status === 'loaded' && (
      <code.module.StatementPaper statement={statement} fetchPdf={fetchPdf} onClose={() => setIsOpen(false)} />
    ),
  };
}
