import type { SilageParameters } from '@surco/shared/domain';
import { fieldId } from '@surco/shared/ui/form-errors';
import { FormSection } from '@surco/shared/ui/form-page';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import type { LineDraft } from '../model/draft';
import type { DraftNames } from '../model/names';
import type { Offers } from '../model/offers';
import type { Mode } from '../model/origin';
import type { DraftAction } from '../model/reducer';
import { texts, wordsOf } from '../texts';
import { DocumentLine } from './DocumentLine';
import { GoneLine } from './GoneLine';
import { ProductPicker } from './ProductPicker';

interface Props {
  mode: Mode;
  lines: readonly LineDraft[];
  offers: Offers;
  names: DraftNames;
  parameters: SilageParameters;
  available: (productId: string) => number | undefined;
  /** Stands where it is not known how many bags there are. */
  stockHint: string;
  dispatch: Dispatch<DraftAction>;
}

/** Adds a product and moves on to its bags once its line is there. */
function useAdd(dispatch: Dispatch<DraftAction>): (productId: string) => void {
  const [added, setAdded] = useState<{ productId: string } | null>(null);
  useEffect(() => {
    if (added) document.getElementById(fieldId(`lines.${added.productId}.quantity`))?.focus();
  }, [added]);
  return useCallback(
    (productId) => {
      dispatch({ type: 'addLine', productId });
      setAdded({ productId });
    },
    [dispatch],
  );
}

/** E-07: the enabled products of the document, each once. */
export function DocumentLines({ mode, lines, offers, names, parameters, available, stockHint, dispatch }: Props) {
  const add = useAdd(dispatch);
  const words = wordsOf(mode);
  const taken = lines.map(({ productId }) => productId).join(' ');
  return (
    <FormSection title={texts.products}>
      <ProductPicker offers={offers} taken={taken} available={available} onAdd={add} />
      {lines.length === 0 && <p className="surco-sale-none">{words.noLines}</p>}
      <ul className="surco-sale-lines" aria-label={words.lines}>
        {lines.map((line) => {
          const offer = offers.get(line.productId);
          const { productId } = line;
          if (!offer)
            return <GoneLine key={productId} productId={productId} name={names[productId]} dispatch={dispatch} />;
          return (
            <DocumentLine
              key={productId}
              line={line}
              offer={offer}
              parameters={parameters}
              available={available(productId)}
              stockHint={stockHint}
              dispatch={dispatch}
            />
          );
        })}
      </ul>
    </FormSection>
  );
}
