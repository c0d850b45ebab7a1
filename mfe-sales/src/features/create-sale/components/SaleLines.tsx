import type { Product, SilageParameters } from '@surco/shared/domain';
import { fieldId } from '@surco/shared/ui/form-errors';
import { FormSection } from '@surco/shared/ui/form-page';
import { type Dispatch, useEffect, useState } from 'react';
import type { SaleDraft } from '../model/draft';
import type { DraftAction } from '../model/reducer';
import { texts } from '../texts';
import { GoneLine } from './GoneLine';
import { ProductPicker } from './ProductPicker';
import { SaleLine } from './SaleLine';

interface Props {
  draft: SaleDraft;
  products: readonly Product[];
  parameters: SilageParameters;
  available: (productId: string) => number | undefined;
  stockAsked: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** Moves on to a product's bags once its line is there. */
function useFocusOnAdded(): (productId: string) => void {
  const [added, setAdded] = useState<{ productId: string } | null>(null);
  useEffect(() => {
    if (added) document.getElementById(fieldId(`lines.${added.productId}.quantity`))?.focus();
  }, [added]);
  return (productId) => setAdded({ productId });
}

/** E-07: the enabled products of the sale, each once. */
export function SaleLines({ draft, products, parameters, available, stockAsked, dispatch }: Props) {
  const moveTo = useFocusOnAdded();
  const add = (productId: string): void => {
    dispatch({ type: 'addLine', productId });
    moveTo(productId);
  };
  const byId = new Map(products.map((product) => [product.id, product]));
  return (
    <FormSection title={texts.products}>
      <ProductPicker products={products} lines={draft.lines} available={available} onAdd={add} />
      {draft.lines.length === 0 && <p className="surco-sale-none">{texts.noLines}</p>}
      <ul className="surco-sale-lines" aria-label={texts.lines}>
        {draft.lines.map((line) => {
          const product = byId.get(line.productId);
          if (!product) return <GoneLine key={line.productId} productId={line.productId} dispatch={dispatch} />;
          return (
            <SaleLine
              key={line.productId}
              line={line}
              product={product}
              parameters={parameters}
              available={available(line.productId)}
              stockAsked={stockAsked}
              dispatch={dispatch}
            />
          );
        })}
      </ul>
    </FormSection>
  );
}
