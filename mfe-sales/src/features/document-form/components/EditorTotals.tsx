import {
  compareMoney,
  formatHectares,
  formatMoney,
  formatNumber,
  type Money,
  subtractMoney,
} from '@surco/shared/domain';
import { FormTotals } from '@surco/shared/ui/form';
import type { DocumentCalculation } from '../model/documentCalculation';
import { texts } from '../texts';

interface Props {
  calculation: DocumentCalculation;
  /** The total before prices changed, until the person dismisses the changes; equal to the total without any. */
  totalBefore: Money;
  /** Amount already paid. */
  paid: Money;
}

const getPaymentItems = (paid: Money, total: Money) =>
  compareMoney(paid, '0') > 0
    ? [
        { label: texts.paid, value: formatMoney(paid), hideOnPhone: true },
        { label: texts.balance, value: formatMoney(subtractMoney(total, paid)) },
      ]
    : [];

/** Live totals of the document. A total that changed by itself has the former one beside it, wherever the form is. */
export const EditorTotals = ({ calculation, totalBefore, paid }: Props) => (
  <FormTotals
    items={[
      { label: texts.bagsTotal, value: formatNumber(calculation.bags) },
      { label: texts.hectares, value: formatHectares(calculation.hectares), hideOnPhone: true },
      { label: texts.investment, value: formatMoney(calculation.investment), hideOnPhone: true },
      { label: texts.subtotal, value: formatMoney(calculation.subtotal), hideOnPhone: true },
      { label: texts.tax, value: formatMoney(calculation.tax), hideOnPhone: true },
      ...getPaymentItems(paid, calculation.total),
      ...(totalBefore === calculation.total ? [] : [{ label: texts.totalBefore, value: formatMoney(totalBefore) }]),
      { label: texts.total, value: formatMoney(calculation.total), strong: true, hideLabelOnPhone: true },
    ]}
  />
);
