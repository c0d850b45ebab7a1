import { foldText, formatProductName } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/fields';
import { Icon } from '@surco/shared/ui/display';
import { Select } from 'antd';
import { memo } from 'react';
import type { AvailableProduct, AvailableProducts } from '../../model/buildAvailableProducts';
import { formatListPrice } from '../../model/prices/formatListPrice';
import { texts } from '../../texts';

interface Props {
  availableProducts: AvailableProducts;
  /** Space-separated ids of the products in the document: a stable value for memoization. */
  usedProductIds: string;
  getAvailableBags: (productId: string) => number | undefined;
  onAdd: (productId: string) => void;
}

interface ProductOption {
  value: string;
  label: string;
  detail: string;
}

const matches = (text: string, option?: ProductOption): boolean =>
  foldText(option?.label ?? '').includes(foldText(text));

/** Offers the products without a line, with price and available bags. */
export const ProductPicker = memo(function ProductPicker({
  availableProducts,
  usedProductIds,
  getAvailableBags,
  onAdd,
}: Props) {
  const ids = new Set(usedProductIds.split(' '));
  const toOption = (product: AvailableProduct): ProductOption => {
    const bags = getAvailableBags(product.id);
    const stock = bags === undefined ? [] : [texts.available(bags)];
    return {
      value: product.id,
      label: formatProductName(product),
      detail: [formatListPrice(product), ...stock].join(' · '),
    };
  };
  const options = [...availableProducts.values()].filter(({ id }) => !ids.has(id)).map(toOption);
  return (
    <Field name="lines" label={texts.addProduct}>
      {(controlProps, invalid) => (
        <Select<string | null, ProductOption>
          {...controlProps}
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
