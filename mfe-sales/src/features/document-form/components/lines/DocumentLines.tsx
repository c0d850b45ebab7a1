import type { SilageParameters } from '@surco/shared/domain';
import { FormSection } from '@surco/shared/ui/form';
import { useAddLine } from '../../hooks/useAddLine';
import type { AvailableProducts } from '../../model/availableProducts';
import type { FormMode } from '../../model/formOrigin';
import type { DisplayNames, LineFormValues, UpdateValues } from '../../model/formValues';
import { texts, getModeTexts } from '../../texts';
import { DocumentLine, UnavailableLine } from './DocumentLine';
import { ProductPicker } from './ProductPicker';
import './document-lines.css';
import './document-lines-phone.css';

const HEADINGS = ['product', 'quantity', 'discount', 'hectares', 'lot', 'lineTotal'] as const;

/** Column headings of the lines on a desktop. Hidden from screen readers, because every field has its own label. */
const LineHeadings = () => (
  <div className="surco-sale-columns surco-sale-line-headings" aria-hidden="true">
    {HEADINGS.map((name) => (
      <span key={name} className={`surco-sale-heading-${name}`}>
        {texts[name]}
      </span>
    ))}
  </div>
);

interface Props {
  mode: FormMode;
  lines: readonly LineFormValues[];
  availableProducts: AvailableProducts;
  /** Whether the enabled products have loaded. */
  hasProducts: boolean;
  names: DisplayNames;
  parameters: SilageParameters;
  /** Undefined while the stock is unknown. */
  getAvailableBags: (productId: string) => number | undefined;
  /** Shown while the stock is unknown. */
  stockHint: string;
  updateValues: UpdateValues;
}

/** E-07: the lines of the document, one per product, and below them the picker that adds a product. */
export function DocumentLines({
  mode,
  lines,
  availableProducts,
  hasProducts,
  names,
  parameters,
  getAvailableBags,
  stockHint,
  updateValues,
}: Props) {
  const { add, shownLines } = useAddLine(lines, updateValues);
  const modeTexts = getModeTexts(mode);
  return (
    <FormSection title={texts.products}>
      {shownLines.length === 0 ? (
        <p className="surco-sale-no-lines">{modeTexts.noLines}</p>
      ) : (
        <div>
          <LineHeadings />
          <ul className="surco-sale-lines" aria-label={modeTexts.lines}>
            {shownLines.map((line) => {
              const product = availableProducts.get(line.productId);
              const { productId } = line;
              if (!product)
                return (
                  <UnavailableLine
                    key={productId}
                    productId={productId}
                    name={names[productId]}
                    isLoading={!hasProducts}
                    updateValues={updateValues}
                  />
                );
              return (
                <DocumentLine
                  key={productId}
                  line={line}
                  product={product}
                  parameters={parameters}
                  available={getAvailableBags(productId)}
                  stockHint={stockHint}
                  updateValues={updateValues}
                />
              );
            })}
          </ul>
        </div>
      )}
      <ProductPicker
        availableProducts={availableProducts}
        usedProductIds={shownLines.map(({ productId }) => productId).join(' ')}
        getAvailableBags={getAvailableBags}
        onAdd={add}
      />
    </FormSection>
  );
}
