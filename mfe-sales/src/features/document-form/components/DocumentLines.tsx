import type { SilageParameters } from '@surco/shared/domain';
import { getFieldId } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { useCallback, useEffect, useState } from 'react';
import type { DisplayNames, LineFormValues } from '../model/formValues';
import type { Offers } from '../model/offers';
import type { FormMode } from '../model/formOrigin';
import { addLine, type UpdateValues } from '../model/changeLines';
import { texts, getModeTexts } from '../texts';
import { DocumentLine } from './DocumentLine';
import { UnavailableLine } from './UnavailableLine';
import { ProductPicker } from './ProductPicker';

interface Props {
  mode: FormMode;
  lines: readonly LineFormValues[];
  offers: Offers;
  names: DisplayNames;
  parameters: SilageParameters;
  available: (productId: string) => number | undefined;
  /** Shown while the stock is unknown. */
  stockHint: string;
  updateValues: UpdateValues;
}

/** Adds a product and focuses its quantity when the line is rendered. */
function useAddLine(updateValues: UpdateValues): (productId: string) => void {
  const [added, setAdded] = useState<{ productId: string } | null>(null);
  useEffect(() => {
    if (added) document.getElementById(getFieldId(`lines.${added.productId}.quantity`))?.focus();
  }, [added]);
  return useCallback(
    (productId) => {
      updateValues((values) => addLine(values, productId));
      setAdded({ productId });
    },
    [updateValues],
  );
}

/** E-07: the enabled products of the document, each once. */
export function DocumentLines({ mode, lines, offers, names, parameters, available, stockHint, updateValues }: Props) {
  const add = useAddLine(updateValues);
  const words = getModeTexts(mode);
  const used = lines.map(({ productId }) => productId).join(' ');
  return (
    <FormSection title={texts.products}>
      <ProductPicker offers={offers} usedProductIds={used} available={available} onAdd={add} />
      {lines.length === 0 && <p className="surco-sale-none">{words.noLines}</p>}
      <ul className="surco-sale-lines" aria-label={words.lines}>
        {lines.map((line) => {
          const offer = offers.get(line.productId);
          const { productId } = line;
          if (!offer)
            return (
              <UnavailableLine
                key={productId}
                productId={productId}
                name={names[productId]}
                updateValues={updateValues}
              />
            );
          return (
            <DocumentLine
              key={productId}
              line={line}
              offer={offer}
              parameters={parameters}
              available={available(productId)}
              stockHint={stockHint}
              updateValues={updateValues}
            />
          );
        })}
      </ul>
    </FormSection>
  );
}
