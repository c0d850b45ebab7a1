import { formatHectares, formatMoney, formatNumber } from '@surco/shared/domain';
import { FormTotals } from '@surco/shared/ui/form-page';
import type { SaleFigures } from '../model/figures';
import { texts } from '../texts';

/** The sums of the sale, in sight while it is filled. */
export const SaleTotals = ({ figures }: { figures: SaleFigures }) => (
  <FormTotals
    items={[
      { label: texts.bagsTotal, value: formatNumber(figures.bags) },
      { label: texts.hectares, value: formatHectares(figures.hectares) },
      { label: texts.investment, value: formatMoney(figures.investment) },
      { label: texts.subtotal, value: formatMoney(figures.subtotal) },
      { label: texts.tax, value: formatMoney(figures.tax) },
      { label: texts.total, value: formatMoney(figures.total), strong: true },
    ]}
  />
);
