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

/** Live totals of the document. */
export const EditorTotals = ({ calculation, paid }: Props) => (
  <FormTotals
    items={[
      { label: texts.bagsTotal, value: formatNumber(calculation.bags) },
      { label: texts.hectares, value: formatHectares(calculation.hectares), hideOnPhone: true },
      { label: texts.investment, value: formatMoney(calculation.investment), hideOnPhone: true },
      { label: texts.subtotal, value: formatMoney(calculation.subtotal), hideOnPhone: true },
      { label: texts.tax, value: formatMoney(calculation.tax), hideOnPhone: true },
      ...getPaymentItems(paid, calculation.total),
      { label: texts.total, value: formatMoney(calculation.total), strong: true, hideLabelOnPhone: true },
    ]}
  />
);
