import { fold, formatMoney, type Product } from '@surco/shared/domain';
import { Field } from '@surco/shared/ui/field';
import { Icon } from '@surco/shared/ui/icon';
import { Select } from 'antd';
import { productName } from '../../../state/names';
import { texts } from '../texts';
import type { LineDraft } from '../model/draft';

interface Props {
  products: readonly Product[];
  lines: readonly LineDraft[];
  available: (productId: string) => number | undefined;
  onAdd: (productId: string) => void;
}

interface ProductOption {
  value: string;
  label: string;
  detail: string;
}

/** Offers the enabled products that have no line yet, each with its price and the bags left. */
export function ProductPicker({ products, lines, available, onAdd }: Props) {
  const taken = new Set(lines.map(({ productId }) => productId));
  const toOption = (product: Product): ProductOption => {
    const bags = available(product.id);
    const stock = bags === undefined ? [] : [texts.available(bags)];
    return {
      value: product.id,
      label: productName(product),
      detail: [formatMoney(product.basePrice), ...stock].join(' · '),
    };
  };
  const options = products.filter(({ id }) => !taken.has(id)).map(toOption);
  const matches = (text: string, option?: ProductOption): boolean => fold(option?.label ?? '').includes(fold(text));
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
}
