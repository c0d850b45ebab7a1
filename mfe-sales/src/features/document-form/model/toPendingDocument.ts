import type { SessionUser } from '@surco/shared/contract';
import { calculateDefaultExpiry, type SilageParameters } from '@surco/shared/domain';
import { toPaymentItem } from '../../../common/model/paymentFormValues';
import { createPendingDocument, type PendingDocument } from '../../../common/model/pendingDocument';
import type { DocumentFormOptions } from '../api/useFormOptions';
import type { DistributorSelection } from '../api/useStock';
import type { AvailableProducts } from './availableProducts';
import { calculateDocument, calculateLine } from './documentCalculation';
import { type DocumentFormValues, getFirstPayment } from './formValues';

interface Source {
  readonly values: DocumentFormValues;
  readonly seasonId: string;
  readonly products: AvailableProducts;
  readonly parameters: SilageParameters;
  readonly formOptions: DocumentFormOptions;
  readonly distributor: DistributorSelection;
  readonly user: SessionUser;
  readonly today: string;
  readonly isVoucher: boolean;
}

/** A new document as its form shows it; undefined without its customer or season. */
export function toPendingDocument(source: Source): PendingDocument | undefined {
  const { values, formOptions, distributor, products, parameters, isVoucher } = source;
  const customer = formOptions.customers?.find(({ id }) => id === values.customerId);
  const season = formOptions.seasons?.find(({ id }) => id === source.seasonId);
  if (!customer || !season) return undefined;
  const payment = isVoucher ? getFirstPayment(values) : null;
  return createPendingDocument({
    date: values.date,
    customer,
    locality: customer.locality?.name ?? '',
    season,
    distributor: {
      id: distributor.distributorId,
      name:
        distributor.fixedName ??
        distributor.options.find(({ value }) => value === distributor.distributorId)?.label ??
        '',
    },
    user: source.user,
    notes: values.notes,
    totals: calculateDocument(values, products, parameters),
    lines: values.lines.flatMap((line) => {
      const product = products.get(line.productId);
      if (!product) return [];
      const { code, name, taxRate } = product;
      const { quantity, basePrice, discount, total, hectares, productYield } = calculateLine(line, product, parameters);
      const lot = line.lot.trim() || null;
      return [
        {
          productId: line.productId,
          code,
          name,
          taxRate,
          quantity,
          basePrice,
          discount,
          total,
          hectares,
          productYield,
          lot,
        },
      ];
    }),
    expiresAt:
      isVoucher && season.endDate
        ? calculateDefaultExpiry(formOptions.validityDays, { today: source.today, endDate: season.endDate })
        : null,
    payment: payment && toPaymentItem(payment),
  });
}
