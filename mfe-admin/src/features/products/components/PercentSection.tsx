import type { ProductPrice } from '@surco/shared/contract';
import { priceRoundings, type PriceListKey, type PriceRounding } from '@surco/shared/domain';
import { showErrorToast, showToast } from '@surco/shared/platform';
import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { NumberField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { useState } from 'react';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { readBasePrices } from '../api/readBasePrices';
import { formatPriceListKey } from '../model/priceListKeys';
import { texts } from '../priceTexts';

const roundingOptions = priceRoundings.map((value) => ({
  value,
  label: value === '0.01' ? texts.exact : texts.roundTo(value),
}));

/** A list whose prices can be copied. */
export interface BaseList {
  key: PriceListKey;
  name: string;
}

interface Props {
  /** The products that the percentage is applied to. */
  products: readonly ProductPrice[];
  /** The other lists with prices. */
  lists: readonly BaseList[];
  onApply: (
    products: readonly Pick<ProductPrice, 'productId' | 'price'>[],
    percent: number,
    rounding: PriceRounding,
  ) => void;
  onClear: () => void;
}

/** How the percentage is entered; none is only valid for a copy of another list. */
const isValidPercent = (percent: number | null, isCopy: boolean): boolean =>
  percent === null ? isCopy : !Number.isNaN(percent) && percent > -100 && (isCopy || percent !== 0);

/** Changes the products that the table shows by a percentage of their prices here or in another list. */
export function PercentSection({ products, lists, onApply, onClear }: Props) {
  const [percent, setPercent] = useState<number | null>(null);
  const [rounding, setRounding] = useState<PriceRounding>('1');
  const [baseKey, setBaseKey] = useState('');
  const base = lists.find(({ key }) => formatPriceListKey(key) === baseKey);
  const isValid = products.length > 0 && isValidPercent(percent, base !== undefined);
  const apply = async (): Promise<void> => {
    if (!base) return onApply(products, percent ?? 0, rounding);
    try {
      const prices = await readBasePrices(products, base.key);
      onApply(prices, percent ?? 0, percent ? rounding : '0.01');
      showToast({ severity: 'info', summary: prices.length > 0 ? texts.copied(prices.length) : texts.nothingToCopy });
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <FormSection title={texts.change}>
      <div className="surco-prices-percent">
        {lists.length > 0 && (
          <ChoiceField
            name="base"
            label={texts.base}
            options={lists.map(({ key, name }) => ({ value: formatPriceListKey(key), label: name }))}
            placeholder={texts.currentPrices}
            value={baseKey}
            onChange={setBaseKey}
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
          {base ? texts.copy : texts.apply(products.length)}
        </Button>
        <Button type="text" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
    </FormSection>
  );
}
