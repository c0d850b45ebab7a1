import type { Paper, Sale, Voucher } from '../contract';
import { formatDate, statusLabels } from '../domain';
import { createAmount, describeDocument, hectaresText, type PaperDocument } from './describeDocument';
import { listFacts, type PaperContext, pendingDeliveryText } from './paper';

/**
 * The note of a sale.
 * @param voucher the DKbono that the sale comes from, on which it is paid
 */
export const describeSale = (
  sale: PaperDocument & Pick<Sale, 'status' | 'deliveredTo' | 'signature'>,
  context: PaperContext & { readonly isDeliveryPending?: boolean },
  voucher?: Pick<Voucher, 'folio' | 'paid' | 'balance'> | null,
): Paper =>
  describeDocument(
    sale,
    {
      kind: 'sale',
      title: 'Nota de venta',
      status: context.isDeliveryPending
        ? { text: pendingDeliveryText, isMarked: true }
        : { text: statusLabels[sale.status], isMarked: false },
      facts: listFacts([['Fecha', formatDate(sale.date)]]),
      signature:
        sale.deliveredTo || sale.signature
          ? { name: sale.deliveredTo ?? null, image: sale.signature ?? null }
          : undefined,
      sellerFacts: listFacts([['DKbono de origen', voucher?.folio]]),
      blocks: voucher
        ? [
            {
              type: 'totals',
              rows: [createAmount('Pagado', voucher.paid), createAmount('Saldo', voucher.balance, true)],
              words: null,
            },
          ]
        : [],
      conditions: [
        `El cliente recibe las bolsas indicadas y firma de conformidad con su cantidad${sale.lines.some(({ lot }) => lot) ? ' y su lote' : ''}.`,
        hectaresText,
      ],
    },
    context,
  );
