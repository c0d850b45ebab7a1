import type { Paper, PaperBlock, Statement, StatementMovement } from '../contract';
import { formatDate, formatMoney, statementMovementLabels, statusLabels } from '../domain';
import { createAmount, describeCustomer } from './describeDocument';
import { createLetterhead, describePrivacyNotice, listFacts, notFiscalText, type PaperContext } from './paper';

const directSalesText =
  'Las ventas directas se pagan al entregarlas: cada una aparece con su pago por el mismo importe.';
const partialText = 'Este estado de cuenta no incluye los documentos del cliente que atiende otra persona.';

const isNegative = (amount: string): boolean => amount.startsWith('-');
const formatPositive = (amount: string): string => formatMoney(amount.replace('-', ''));

/** "Abono R-2026-000012 con saldo a favor de DKB-2026-000003". */
function describeMovement({ kind, receiptFolio, related, cancelledAmount, reason }: StatementMovement): string {
  const parts = [
    statementMovementLabels[kind],
    receiptFolio,
    kind === 'payment' && related && `con saldo a favor de ${related.folio}`,
    kind === 'conversion' && related?.folio,
    kind === 'creditApplied' && related && `a ${related.folio}`,
    cancelledAmount && `por ${formatMoney(cancelledAmount)}`,
  ];
  return parts.filter(Boolean).join(' ') + (reason ? `: ${reason}` : '');
}

const describeMovements = ({ from, openingBalance, movements }: Statement): PaperBlock => ({
  type: 'table',
  title: 'Movimientos',
  columns: [
    { title: 'Fecha', width: 54, align: 'left' },
    { title: 'Movimiento', width: 180, align: 'left' },
    { title: 'Documento', width: 106, align: 'left' },
    { title: 'Cargo', width: 70, align: 'right' },
    { title: 'Abono', width: 70, align: 'right' },
    { title: 'Saldo', width: 74, align: 'right' },
  ],
  rows: [
    ...(from ? [[formatDate(from), 'Saldo anterior', '', '', '', formatMoney(openingBalance)]] : []),
    ...movements.map((movement) => [
      formatDate(movement.date),
      describeMovement(movement),
      movement.document.folio,
      isNegative(movement.amount) || movement.cancelledAmount ? '' : formatMoney(movement.amount),
      isNegative(movement.amount) ? formatPositive(movement.amount) : '',
      formatMoney(movement.balance),
    ]),
  ],
  empty: 'Sin movimientos en este periodo.',
});

const describeDocuments = ({ documents }: Statement): PaperBlock => ({
  type: 'table',
  title: 'Lo que se debe por documento',
  columns: [
    { title: 'DKbono', width: 106, align: 'left' },
    { title: 'Fecha', width: 54, align: 'left' },
    { title: 'Estatus', width: 78, align: 'left' },
    { title: 'Total', width: 79, align: 'right' },
    { title: 'Abonado', width: 79, align: 'right' },
    { title: 'Saldo', width: 79, align: 'right' },
    { title: 'A favor', width: 79, align: 'right' },
  ],
  rows: documents.map(({ folio, date, status, total, paid, balance, credit }) => [
    folio,
    formatDate(date),
    statusLabels[status],
    formatMoney(total),
    formatMoney(paid),
    formatMoney(balance),
    formatMoney(credit),
  ]),
  empty: 'Ningún documento tiene saldo.',
});

const describePeriod = ({ season, from, to }: Statement): string => {
  const dates = [from && `desde el ${formatDate(from)}`, to && `hasta el ${formatDate(to)}`].filter(Boolean).join(' ');
  return [season?.name, dates].filter(Boolean).join(', ') || 'Todos los movimientos';
};

/**
 * The account of a customer: its movements and the balance, and what is owed by document. What is owed is known
 * only as of today: a statement of an earlier day has nothing of it.
 */
export function describeStatement(statement: Statement, context: PaperContext): Paper {
  const { customer, closingBalance, owed, credit, paper, to } = statement;
  const isOfToday = !paper || !to || to >= paper.date;
  const balance = isNegative(closingBalance)
    ? { label: 'Saldo a favor', value: formatPositive(closingBalance), isStrong: true }
    : createAmount('Saldo', closingBalance, true);
  const hasDirectSales = statement.movements.some(({ kind }) => kind === 'sale');
  const notes = [...(hasDirectSales ? [directSalesText] : []), ...(statement.isPartial ? [partialText] : [])];
  return {
    kind: 'statement',
    title: 'Estado de cuenta',
    number: null,
    status: null,
    issuer: paper?.issuer ?? createLetterhead('Surco'),
    facts: listFacts([
      ['Fecha', paper && formatDate(paper.date)],
      ['Periodo', describePeriod(statement)],
    ]),
    blocks: [
      {
        type: 'facts',
        groups: [
          describeCustomer(customer),
          ...(isOfToday
            ? [
                {
                  title: 'Resumen',
                  facts: [
                    { label: 'Por pagar', value: formatMoney(owed) },
                    { label: 'A favor', value: formatMoney(credit) },
                  ],
                },
              ]
            : []),
        ],
      },
      describeMovements(statement),
      { type: 'totals', rows: [balance], words: null },
      ...(isOfToday ? [describeDocuments(statement)] : []),
      ...(notes.length > 0 ? [{ type: 'text' as const, title: null, text: notes.join('\n') }] : []),
    ],
    footer: describePrivacyNotice(paper?.privacyNotice, context),
    signatures: [],
    remark: notFiscalText,
    link: context.link ?? null,
  };
}
