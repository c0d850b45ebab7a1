import { productName, type SilageParameters } from '@surco/shared/domain';
import { fieldId } from '@surco/shared/ui/form-errors';
import { FormSection } from '@surco/shared/ui/form-page';
import { type Dispatch, useCallback, useEffect, useState } from 'react';
import type { LineDraft } from '../model/draft';
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
  parameters: SilageParameters;
  available: (productId: string) => number | undefined;
  stockAsked: boolean;
  dispatch: Dispatch<DraftAction>;
}

const namesOf = (offers: Offers) => new Map([...offers].map(([id, offer]) => [id, productName(offer)]));

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

/** Names of all that was on offer since the form was opened: what leaves meanwhile is still called by its own. */
function useNames(offers: Offers): ReadonlyMap<string, string> {
  const [known, setKnown] = useState(() => ({ offers, names: namesOf(offers) }));
  if (known.offers !== offers) setKnown({ offers, names: new Map([...known.names, ...namesOf(offers)]) });
  return known.names;
}

/** E-07: the enabled products of the document, each once. */
export function DocumentLines({ mode, lines, offers, parameters, available, stockAsked, dispatch }: Props) {
  const add = useAdd(dispatch);
  const names = useNames(offers);
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
            return <GoneLine key={productId} productId={productId} name={names.get(productId)} dispatch={dispatch} />;
          return (
            <DocumentLine
              key={productId}
              line={line}
              offer={offer}
              parameters={parameters}
              available={available(productId)}
              stockAsked={stockAsked}
              dispatch={dispatch}
            />
          );
        })}
      </ul>
    </FormSection>
  );
}
