import { formatBagContents, formatHectares, formatMoney, formatTonnes } from '@surco/shared/domain';
import type { CalculatedLine } from '../../model/documentCalculation';
import type { AvailableProduct } from '../../model/buildAvailableProducts';
import { formatListPrice } from '../../model/prices/formatListPrice';
import { texts } from '../../texts';
import { LabeledValue } from '../LabeledValue';

interface Props {
  product: AvailableProduct;
  calculation: CalculatedLine;
}

/** What a line shows on demand: price, contents of a bag, and the expected result of the sowing. */
export const LineDetails = ({ product, calculation }: Props) => (
  <dl className="surco-sale-figures surco-sale-line-wide">
    <LabeledValue
      label={product.hasDocumentPrice ? texts.fixedPrice : texts.listPrice}
      value={formatListPrice(product)}
    />
    {!product.isDisabled && <LabeledValue label={texts.bagContents} value={formatBagContents(product)} />}
    <LabeledValue label={texts.area} value={formatHectares(calculation.hectares)} />
    <LabeledValue label={texts.productYield} value={texts.perHectare(formatTonnes(calculation.productYield))} />
    <LabeledValue label={texts.investment} value={formatMoney(calculation.investment)} />
  </dl>
);
