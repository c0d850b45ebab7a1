import { productFields } from '@surco/shared/records/product';
import { ChoiceField } from '@surco/shared/ui/fields';
import { TextField } from '@surco/shared/ui/inputs';
import { cropOptions } from '../model/formOptions';
import type { PriceFilter } from '../model/filterPrices';
import { parseEnumValue } from '../../../common/model/parseEnumValue';
import { texts } from '../priceTexts';

const memberships = ['in', 'out'] as const;
const membershipOptions = [
  { value: 'in', label: texts.onlyInList },
  { value: 'out', label: texts.onlyOthers },
];

interface Props {
  filter: PriceFilter;
  /** Whether the list is the general one, which has all products. */
  isGeneral: boolean;
  onChange: (filter: PriceFilter) => void;
}

/** Narrows the table, and with it the products that a percentage is applied to. */
export const PriceFilterFields = ({ filter, isGeneral, onChange }: Props) => (
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
      label={productFields.crop.label}
      options={cropOptions}
      placeholder={texts.allCrops}
      value={filter.crop}
      onChange={(crop) => onChange({ ...filter, crop })}
    />
    {!isGeneral && (
      <ChoiceField
        name="membership"
        label={texts.show}
        options={membershipOptions}
        placeholder={texts.allProducts}
        value={filter.membership}
        onChange={(value) => onChange({ ...filter, membership: parseEnumValue(memberships, value) ?? '' })}
      />
    )}
  </div>
);
