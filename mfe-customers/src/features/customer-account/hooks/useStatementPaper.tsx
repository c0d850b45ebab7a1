import type { CallQuery, Statement } from '@surco/shared/contract';
import { formatCustomerName, formatDate, formatMoney } from '@surco/shared/domain';
import { showErrorToast } from '@surco/shared/platform';
import type { DetailAction } from '@surco/shared/ui/detail';
import { useLazy } from '@surco/shared/ui/display';
import { fetchServerFile, useFileDownload } from '@surco/shared/ui/export';
import { type PaperToShare, useShare } from '@surco/shared/ui/share';
import { type ReactNode, useState } from 'react';
import { statementTexts as texts } from '../texts';

const loadPaper = () => import(/* webpackChunkName: "statement-paper" */ '../components/StatementPaper');

/** "PV 2026", "del 01/01/26 al 29/11/26", "todos los movimientos". */
function formatPeriod({ season, from, to }: Statement): string {
  if (season) return season.name;
  const parts = [from && `del ${formatDate(from)}`, to && `al ${formatDate(to)}`].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : texts.allTime;
}

function toSharedStatement(statement: Statement): PaperToShare {
  const { customer, season, from, to, closingBalance } = statement;
  const period = { ...(season && { seasonId: season.id }), ...(from && { from }), ...(to && { to }) };
  const values = {
    cliente: formatCustomerName(customer),
    periodo: formatPeriod(statement),
    saldo: formatMoney(closingBalance),
  };
  return { kind: 'statement', id: customer.id, period, name: texts.shareName, values, phone: customer.phone };
}

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
      texts.nameOfFile(statement ? formatCustomerName(statement.customer) : ''),
    );
  const { isRunning, run } = useFileDownload(fetchPdf);
  const sharing = useShare();
  if (!statement) return { actions: [], dialog: null };
  const open = async (): Promise<void> => {
    if (await fetchCode()) setIsOpen(true);
    else showErrorToast(texts.failed);
  };
  return {
    actions: [
      { key: 'statement', label: texts.open, icon: 'file', onSelect: () => void open() },
      { key: 'download', label: texts.download, icon: 'download', busy: isRunning, onSelect: () => void run() },
      {
        key: 'share',
        label: texts.share,
        icon: 'upload',
        onSelect: () => sharing.share(toSharedStatement(statement)),
      },
    ],
    dialog: (
      <>
        {isOpen && code.status === 'loaded' && (
          <code.module.StatementPaper statement={statement} fetchPdf={fetchPdf} onClose={() => setIsOpen(false)} />
        )}
        {sharing.dialog}
      </>
    ),
  };
}
