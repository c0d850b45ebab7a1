import {
  compareMoney,
  formatHectares,
  formatMoney,
  formatNumber,
  type Money,
  subtractMoney,
} from '@surco/shared/domain';
import { FormTotals } from '@surco/shared/ui/form-page';
import type { DocumentFigures } from '../model/figures';
import { texts } from '../texts';

interface Props {
  figures: DocumentFigures;
  /** What was paid towards it already. */
  paid: Money;
}

const payments = (paid: Money, total: Money) =>
  compareMoney(paid, '0') > 0
    ? [
        { label: texts.paid, value: formatMoney(paid) },
        { label: texts.balance, value: formatMoney(subtractMoney(total, paid)) },
      ]
    : [];

/** The sums of the document, in sight while it is filled. */
export const DocumentTotals = ({ figures, paid }: Props) => (
  <FormTotals
    items={[
      { label: texts.bagsTotal, value: formatNumber(figures.bags) },
      { label: texts.hectares, value: formatHectares(figures.hectares) },
      { label: texts.investment, value: formatMoney(figures.investment), wide: true },
      { label: texts.subtotal, value: formatMoney(figures.subtotal), wide: true },
      { label: texts.tax, value: formatMoney(figures.tax), wide: true },
      ...payments(paid, figures.total),
      { label: texts.total, value: formatMoney(figures.total), strong: true },
    ]}
  />
);
