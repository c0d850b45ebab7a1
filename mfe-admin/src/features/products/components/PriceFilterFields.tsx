import { ChoiceField } from '@surco/shared/ui/fields';
import { TextField } from '@surco/shared/ui/inputs';
import { cropOptions } from '../model/formOptions';
import type { PriceFilter } from '../model/filterPrices';
import { texts } from '../priceTexts';

interface Props {
  filter: PriceFilter;
  onChange: (filter: PriceFilter) => void;
}

/** Narrows the table, and with it the products that a percentage is applied to. */
export const PriceFilterFields = ({ filter, onChange }: Props) => (
  <div className="surco-prices-filter">
    <TextField
      name="search"
      type="search"
      label={texts.search}
      value={filter.search}
      onChange={(search) => onChange({ ...filter, search })}
    />
    <ChoiceField
      name="crop"
      label={texts.crop}
      options={cropOptions}
      placeholder={texts.allCrops}
      value={filter.crop}
      onChange={(crop) => onChange({ ...filter, crop })}
    />
  </div>
);
