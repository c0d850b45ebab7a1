import type { Paper, PaperBlock, Payment, Voucher } from '../contract';
import {
  calculatePayableTotal,
  formatDate,
  formatMoney,
  noValue,
  getPaymentMethodLabel,
  statusLabels,
} from '../domain';
import { paymentFields } from '../records/payment';
import { createAmount, describeDocument, hectaresText, type PaperDocument } from './describeDocument';
import { listFacts, type PaperContext } from './paper';

type PaymentField = 'date' | 'amount' | 'method' | 'reference' | 'receivedBy' | 'creditFrom';

/** What the paper of a DKbono takes from it; the expiry of one that is not sent yet may be unknown. */
export interface VoucherPaperData extends PaperDocument, Pick<Voucher, 'status' | 'paid' | 'balance' | 'credit'> {
  readonly expiresAt: string | null;
  readonly payments: readonly Pick<Payment, PaymentField>[];
}

const voidStatuses: readonly Voucher['status'][] = ['CANCELADO', 'VENCIDO'];

const describePayments = (payments: VoucherPaperData['payments']): PaperBlock => ({
  type: 'table',
  title: 'Abonos',
  columns: [
    { title: paymentFields.date.label, width: 62, align: 'left' },
    { title: paymentFields.method.label, width: 112, align: 'left' },
    { title: paymentFields.reference.label, width: 132, align: 'left' },
    { title: 'Recibió', width: 132, align: 'left' },
    { title: 'Abono', width: 90, align: 'right' },
  ],
  rows: payments.map((payment) => [
    formatDate(payment.date),
    getPaymentMethodLabel(payment),
    payment.reference ?? noValue,
    payment.receivedBy ?? noValue,
    formatMoney(payment.amount),
  ]),
  empty: 'Sin abonos registrados.',
});

/** A cancelled DKbono has no balance; what is left of the paid amount is a credit of the customer. */
function describeBalance(voucher: VoucherPaperData): PaperBlock {
  const { status, paid, balance, total, credit = paid } = voucher;
  const payableTotal = calculatePayableTotal(voucher);
  const isOtherTotal = status === 'CONVERTIDO' && payableTotal !== total;
  return {
    type: 'totals',
    rows: [
      ...(isOtherTotal ? [createAmount('Total de la venta', payableTotal)] : []),
      ...(status === 'CANCELADO'
        ? [createAmount('Abonado', paid), createAmount('Saldo a favor', credit, true)]
        : [createAmount('Pagado', paid), createAmount('Saldo', balance, true)]),
    ],
    words: null,
  };
}

const listConditions = (expiresAt: string | null): string[] => [
  `Las bolsas indicadas quedan apartadas, al precio y con el descuento de este documento, hasta ${expiresAt ? `el ${formatDate(expiresAt)}` : 'el término de su vigencia'}. Si para esa fecha no se ha liquidado, el DKbono vence y las bolsas quedan libres.`,
  'Cada abono se registra con su fecha, forma de pago y referencia, y reduce el saldo. La suma de los abonos no puede superar el total.',
  'El DKbono se convierte en venta una sola vez, con la temporada abierta y cubierto el pago mínimo vigente. La entrega se hace con la venta.',
  hectaresText,
];

/** The paper of a DKbono (X-14). */
export function describeVoucher(voucher: VoucherPaperData, context: PaperContext): Paper {
  const { status, date, expiresAt, payments, paper } = voucher;
  const reason = status === 'CANCELADO' ? paper?.cancellationReason : null;
  return describeDocument(
    voucher,
    {
      kind: 'voucher',
      title: 'DKbono',
      status: { text: statusLabels[status], isMarked: voidStatuses.includes(status) },
      facts: listFacts([
        ['Emisión', formatDate(date)],
        ['Vigencia', expiresAt && formatDate(expiresAt)],
      ]),
      intro: reason ? `Motivo de la cancelación: ${reason}` : undefined,
      blocks: [describePayments(payments), describeBalance(voucher)],
      conditions: listConditions(expiresAt),
    },
    context,
  );
}
