import type { SilageParameters } from '@surco/shared/domain';
import { FormSection } from '@surco/shared/ui/form';
import { useAddLine } from '../../hooks/useAddLine';
import { useShownLines } from '../../hooks/useShownLines';
import type { DisplayNames, LineFormValues } from '../../model/formValues';
import type { AvailableProducts } from '../../model/buildAvailableProducts';
import type { FormMode } from '../../model/formOrigin';
import type { UpdateValues } from '../../model/changeLines';
import { texts, getModeTexts } from '../../texts';
import { DocumentLine } from './DocumentLine';
import { UnavailableLine } from './UnavailableLine';
import { LineHeadings } from './LineHeadings';
import { ProductPicker } from './ProductPicker';
import './document-lines.css';
import './document-lines-phone.css';

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
  const { add, pressedProductId } = useAddLine(updateValues);
  const shownLines = useShownLines(lines, pressedProductId);
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
