import { addDays, type SaleStatus } from '@surco/shared/domain';
import { eventMinutes, type DemoSeason } from './calendar';
import { buildDocument, type DemoDocument, createDocumentId, type SeedContext } from './documents';
import type { DemoVoucher } from './vouchers';

export interface DemoSale extends DemoDocument {
  id: string;
  status: SaleStatus;
  voucherId: string | null;
  /** Date of the delivery or deletion. */
  closedOn: string | null;
}

const saleCount = 2_000;

function chooseSaleStatus(
  { random, today }: SeedContext,
  document: DemoDocument,
): Pick<DemoSale, 'status' | 'closedOn'> {
  const later = addDays(document.date, random.nextInteger(2, 20));
  if (later >= today) return { status: 'REGISTRADA', closedOn: null };
  if (document.season.isOpen && random.nextBoolean(0.12)) return { status: 'REGISTRADA', closedOn: null };
  return { status: random.nextBoolean(0.015) ? 'ELIMINADA' : 'ENTREGADA', closedOn: later };
}

/**
 * Builds a sale for each converted DKbono, with its lines and prices, and direct sales in the closed and the open
 * season.
 */
export function buildDemoSales(
  context: SeedContext,
  { closed, open }: Readonly<Record<'closed' | 'open', DemoSeason>>,
  vouchers: readonly DemoVoucher[],
): DemoSale[] {
  const converted = vouchers.flatMap((voucher) =>
    voucher.status === 'CONVERTIDO' && voucher.closedOn
      ? [
          {
            ...voucher,
            date: voucher.closedOn,
            id: createDocumentId({ date: voucher.closedOn, minute: eventMinutes.conversion }, context.random),
            voucherId: voucher.id,
            status: 'ENTREGADA' as const,
            closedOn: addDays(voucher.closedOn, 1),
            minute: eventMinutes.conversion,
          },
        ]
      : [],
  );
  const direct = Array.from({ length: saleCount - converted.length }, (_item, index) => {
    const isPast = index % 40 < 21;
    const document = isPast
      ? buildDocument(context, closed, closed.startDate, closed.endDate)
      : buildDocument(context, open, open.startDate, context.today);
    return {
      ...document,
      id: createDocumentId(document, context.random),
      voucherId: null,
      ...chooseSaleStatus(context, document),
    };
  });
  return [
    ...converted.map((sale) =>
      sale.closedOn > context.today ? { ...sale, status: 'REGISTRADA' as const, closedOn: null } : sale,
    ),
    ...direct,
  ];
}
