import { fold, formatMoney, productName } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/field';
import { Icon } from '@surco/shared/ui/icon';
import { Select } from 'antd';
import { memo } from 'react';
import type { Offer, Offers } from '../model/offers';
import { texts } from '../texts';

interface Props {
  offers: Offers;
  /** Ids of the products that have a line, joined by spaces: the same text while the same products stand there. */
  taken: string;
  available: (productId: string) => number | undefined;
  onAdd: (productId: string) => void;
}

interface ProductOption {
  value: string;
  label: string;
  detail: string;
}

const matches = (text: string, option?: ProductOption): boolean => fold(option?.label ?? '').includes(fold(text));

/** Offers the products that have no line yet, each with its price and the bags left. */
export const ProductPicker = memo(function ProductPicker({ offers, taken, available, onAdd }: Props) {
  const ids = new Set(taken.split(' '));
  const toOption = (offer: Offer): ProductOption => {
    const bags = available(offer.id);
    const stock = bags === undefined ? [] : [texts.available(bags)];
    return {
      value: offer.id,
      label: productName(offer),
      detail: [formatMoney(offer.basePrice), ...stock].join(' · '),
    };
  };
  const options = [...offers.values()].filter(({ id }) => !ids.has(id)).map(toOption);
  return (
    <Field name="lines" label={texts.addProduct}>
      {(wired, invalid) => (
        <Select<string | null, ProductOption>
          {...wired}
          className="surco-fill"
          value={null}
          onSelect={(id) => id && onAdd(id)}
          options={options}
          optionRender={({ data }) => (
            <span className="surco-sale-choice">
              <span>{data.label}</span>
              <small>{data.detail}</small>
            </span>
          )}
          showSearch={{ filterOption: matches }}
          placeholder={texts.addProductHelp}
          notFoundContent={texts.noProduct}
          status={invalid ? 'error' : undefined}
          suffixIcon={<Icon name="plus" size={16} />}
        />
      )}
    </Field>
  );
});
