import { formatHectares, formatProductName } from '@surco/shared/domain';
import { getFieldId } from '@surco/shared/ui/fields';
import type { AvailableProduct } from '../../model/buildAvailableProducts';
import { formatListPrice } from '../../model/prices/formatListPrice';
import type { LineFormValues } from '../../model/formValues';
import { texts } from '../../texts';

interface Props {
  /** Id of the element that an error of the whole line focuses. */
  path: string;
  line: LineFormValues;
  product: AvailableProduct;
  /** Undefined while it is not known. */
  available: number | undefined;
  /** Shown while the stock is unknown. */
  stockHint: string;
}

interface TypedValueProps {
  field: 'hectares' | 'lot';
  /** Empty when nothing was typed. */
  text: string;
}

/** A typed value whose field is hidden on a narrow screen until the line is expanded. */
const TypedValue = ({ field, text }: TypedValueProps) =>
  text ? <span className={`surco-sale-line-typed surco-sale-line-typed-${field}`}>{`\u00a0· ${text}`}</span> : null;

/** Name, available bags and price of a line. */
export function LineHead({ path, line, product, available, stockHint }: Props) {
  const name = formatProductName(product);
  const stock = available === undefined ? stockHint : texts.available(available);
  const price = [product.hasDocumentPrice && texts.fixedPrice, formatListPrice(product)].filter(Boolean).join(' ');
  const { hectares, lot } = line;
  const isShort = available !== undefined && (line.quantity ?? 0) > available;
  return (
    <div className="surco-sale-line-head" id={getFieldId(path)} tabIndex={-1}>
      <h3 title={name}>{name}</h3>
      <p title={`${stock} · ${price}`}>
        <span className={isShort ? 'surco-sale-short' : undefined}>{stock}</span>
        <span>{`\u00a0· ${price}`}</span>
        <TypedValue field="hectares" text={hectares ? formatHectares(hectares) : ''} />
        <TypedValue field="lot" text={lot && texts.lotOf(lot)} />
      </p>
    </div>
  );
}
