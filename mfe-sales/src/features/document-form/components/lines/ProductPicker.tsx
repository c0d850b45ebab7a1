import { formatProductName } from '@surco/shared/domain';
import { Icon } from '@surco/shared/ui/display';
import { Field } from '@surco/shared/ui/fields';
import { SearchSelect } from '@surco/shared/ui/select';
import { memo, useRef } from 'react';
import { type AvailableProduct, type AvailableProducts, formatListPrice } from '../../model/availableProducts';
import { texts } from '../../texts';

interface Props {
  availableProducts: AvailableProducts;
  /** Space-separated ids of the products in the document: a stable value for memoization. */
  usedProductIds: string;
  getAvailableBags: (productId: string) => number | undefined;
  /** @param isByKeyboard whether it was chosen with a key, not with pointer or finger */
  onAdd: (productId: string, isByKeyboard: boolean) => void;
}

interface ProductOption {
  value: string;
  label: string;
  detail: string;
}

/** The keys by which antd's select takes the active option. */
const CHOOSING_KEYS: readonly string[] = ['Enter', 'Tab'];

/** Offers the products without a line, with price and available bags. */
export const ProductPicker = memo(function ProductPicker({
  availableProducts,
  usedProductIds,
  getAvailableBags,
  onAdd,
}: Props) {
  // antd does not say what has chosen an option.
  const isByKeyboard = useRef(false);
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
        <SearchSelect<string | null, ProductOption>
          {...controlProps}
          invalid={invalid}
          value={null}
          onOpenChange={(isOpen) => {
            if (isOpen) isByKeyboard.current = false;
          }}
          onInputKeyDown={({ key }) => {
            isByKeyboard.current = CHOOSING_KEYS.includes(key);
          }}
          onSelect={(id) => {
            if (id) onAdd(id, isByKeyboard.current);
            isByKeyboard.current = false;
          }}
          options={options}
          optionRender={({ data }) => (
            <span className="surco-sale-choice">
              <span>{data.label}</span>
              <small>{data.detail}</small>
            </span>
          )}
          placeholder={texts.addProductHelp}
          emptyText={texts.noProduct}
          suffixIcon={<Icon name="plus" size={16} />}
        />
      )}
    </Field>
  );
});
