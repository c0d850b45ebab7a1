import type { ProductPrice } from '@surco/shared/contract';
import { priceRoundings, type PriceListKey, type PriceRounding } from '@surco/shared/domain';
import { showErrorToast, showToast } from '@surco/shared/platform';
import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { NumberField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { useState } from 'react';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { readPricesInList } from '../api/readPricesInList';
import { formatPriceListKey } from '../model/priceListKeys';
import { texts } from '../priceTexts';

const roundingOptions = priceRoundings.map((value) => ({
  value,
  label: value === '0.01' ? texts.exact : texts.roundTo(value),
}));

/** A list whose prices can be copied. */
export interface SourceList {
  key: PriceListKey;
  name: string;
}

interface Props {
  /** The products that the percentage is applied to. */
  products: readonly ProductPrice[];
  /** The other lists with prices. */
  lists: readonly SourceList[];
  onApply: (
    products: readonly Pick<ProductPrice, 'productId' | 'price'>[],
    percent: number,
    rounding: PriceRounding,
  ) => void;
  onClear: () => void;
}

/** Whether the percentage can be applied; a copy of another list needs none. */
const isValidPercent = (percent: number | null, isCopy: boolean): boolean =>
  percent === null ? isCopy : !Number.isNaN(percent) && percent > -100 && (isCopy || percent !== 0);

/** Fills in new prices of the shown products: a percentage of their current prices, or of those in another list. */
export function PercentSection({ products, lists, onApply, onClear }: Props) {
  const [percent, setPercent] = useState<number | null>(null);
  const [rounding, setRounding] = useState<PriceRounding>('1');
  const [sourceKey, setSourceKey] = useState('');
  const source = lists.find(({ key }) => formatPriceListKey(key) === sourceKey);
  const isValid = products.length > 0 && isValidPercent(percent, source !== undefined);
  const apply = async (): Promise<void> => {
    if (!source) return onApply(products, percent ?? 0, rounding);
    try {
      const prices = await readPricesInList(products, source.key);
      onApply(prices, percent ?? 0, percent ? rounding : '0.01');
      showToast({ severity: 'info', summary: prices.length > 0 ? texts.copied(prices.length) : texts.nothingToCopy });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <FormSection title={texts.change}>
      <div className="surco-form-row">
        {lists.length > 0 && (
          <ChoiceField
            name="source"
            label={texts.source}
            options={lists.map(({ key, name }) => ({ value: formatPriceListKey(key), label: name }))}
            placeholder={texts.currentPrices}
            value={sourceKey}
            onChange={setSourceKey}
          />
        )}
        <NumberField
          name="percent"
          label={texts.percent}
          help={texts.percentHelp}
          decimals={2}
          suffix="%"
          value={percent}
          onChange={setPercent}
        />
        <ChoiceField
          name="rounding"
          label={texts.rounding}
          options={roundingOptions}
          value={rounding}
          onChange={(value) => setRounding(parseEnumValue(priceRoundings, value) ?? rounding)}
        />
        <Button disabled={!isValid} onClick={() => void apply()}>
          {source ? texts.copy : texts.apply(products.length)}
        </Button>
        <Button type="text" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
    </FormSection>
  );
}
