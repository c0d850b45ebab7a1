import { priceRoundings, type PriceRounding } from '@surco/shared/domain';
import { ChoiceField } from '@surco/shared/ui/fields';
import { FormSection } from '@surco/shared/ui/form';
import { NumberField } from '@surco/shared/ui/inputs';
import { Button } from 'antd';
import { useState } from 'react';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { texts } from '../priceTexts';

const roundingOptions = priceRoundings.map((value) => ({
  value,
  label: value === '0.01' ? texts.exact : texts.roundTo(value),
}));

interface Props {
  /** Number of products that the percentage is applied to. */
  count: number;
  onApply: (percent: number, rounding: PriceRounding) => void;
  onClear: () => void;
}

/** Changes the products that the table shows by a percentage; the table is the preview. */
export function PercentSection({ count, onApply, onClear }: Props) {
  const [percent, setPercent] = useState<number | null>(null);
  const [rounding, setRounding] = useState<PriceRounding>('1');
  const isValid = percent !== null && !Number.isNaN(percent) && percent > -100 && percent !== 0;
  return (
    <FormSection title={texts.change}>
      <div className="surco-prices-percent">
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
        <Button disabled={!isValid || count === 0} onClick={() => isValid && onApply(percent, rounding)}>
          {texts.apply(count)}
        </Button>
        <Button type="text" onClick={onClear}>
          {texts.clear}
        </Button>
      </div>
    </FormSection>
  );
}
