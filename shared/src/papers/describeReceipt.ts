import type { CancelledPayment, Paper, Payment } from '../contract';
import { formatAmountInWords, formatDate, formatFullName, formatCustomerName, getPaymentMethodLabel } from '../domain';
import { paymentFields } from '../records/payment';
import { createAmount, describeCustomerOf, type PaperDocument } from './describeDocument';
import {
  createLetterhead,
  describePrivacyNotice,
  listFacts,
  notFiscalText,
  pendingText,
  type PaperContext,
} from './paper';

type PaymentField = 'date' | 'amount' | 'method' | 'reference' | 'receivedBy';
type StoredField = 'receiptFolio' | 'balanceBefore' | 'balanceAfter' | 'creditFrom';
type DocumentField = 'folio' | 'customer' | 'customerAccount' | 'distributor' | 'season' | 'paper';

/** What a receipt takes from its payment; one that is not sent yet has neither folio nor balances. */
export interface ReceiptPaperData
  extends
    Pick<Payment, PaymentField>,
    Partial<Pick<Payment, StoredField>>,
    Partial<Pick<CancelledPayment, 'cancelledAt' | 'cancellationReason'>> {}

/** The receipt of a payment of a DKbono; that of a cancelled payment is marked and says why. */
export function describeReceipt(
  { folio, customer, distributor, season, ...document }: Pick<PaperDocument, DocumentField>,
  payment: ReceiptPaperData,
  context: PaperContext,
): Paper {
  const { date, amount, reference, receivedBy, receiptFolio, balanceBefore, balanceAfter, cancelledAt } = payment;
  const reason = payment.cancellationReason ? ` Motivo: ${payment.cancellationReason}` : '';
  return {
    kind: 'receipt',
    title: 'Recibo de abono',
    number: receiptFolio ?? null,
    status: context.isPending
      ? { text: pendingText, isMarked: true }
      : cancelledAt
        ? { text: 'Cancelado', isMarked: true }
        : null,
    issuer: document.paper?.issuer ?? context.issuer ?? createLetterhead(distributor.name),
    facts: listFacts([['Fecha', formatDate(date)]]),
    blocks: [
      ...(cancelledAt
        ? [
            {
              type: 'text' as const,
              title: null,
              text: `Este abono se canceló el ${formatDate(cancelledAt)} y ya no cuenta.${reason}`,
            },
          ]
        : []),
      {
        type: 'facts',
        groups: [
          describeCustomerOf({ ...document, customer }),
          {
            title: 'Abono',
            facts: listFacts([
              ['DKbono', folio],
              ['Temporada', season.name],
              [paymentFields.method.label, getPaymentMethodLabel(payment)],
              [paymentFields.reference.label, reference],
              ['Recibió', receivedBy],
            ]),
          },
        ],
      },
      {
        type: 'totals',
        rows: [
          ...(balanceBefore ? [createAmount('Saldo anterior', balanceBefore)] : []),
          createAmount('Abono', amount, true),
          ...(balanceAfter ? [createAmount('Saldo después del abono', balanceAfter)] : []),
        ],
        words: `(${formatAmountInWords(amount)})`,
      },
    ],
    footer: describePrivacyNotice(document.paper?.privacyNotice, context),
    signatures: [
      { name: formatFullName(customer) || formatCustomerName(customer), role: 'Cliente', image: null },
      { name: receivedBy ?? distributor.name, role: 'Recibió', image: null },
    ],
    remark: notFiscalText,
    link: context.link ?? null,
  };
}
