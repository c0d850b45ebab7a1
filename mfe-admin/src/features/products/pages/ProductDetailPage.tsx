import type { ProductDetail } from '@surco/shared/contract';
import { formatProductName } from '@surco/shared/domain';
import { getToday, useCall, useParams } from '@surco/shared/platform';
import { toDetailFields } from '@surco/shared/records/format';
import { productFields } from '@surco/shared/records/product';
import { DetailPage, RecordState } from '@surco/shared/ui/detail';
import { Money } from '@surco/shared/ui/display';
import { useToggleEnabled } from '../hooks/useToggleEnabled';
import { EnabledTag } from '../components/EnabledTag';
import { getProductDetailFields } from '../model/getProductDetailFields';
import { getPriceHistory } from '../model/productPriceHistory';
import { getEditProductPath, productsBackLink } from '../paths';
import { texts } from '../texts';

function ProductRecord({ product }: { product: ProductDetail }) {
  const { toggle, dialog } = useToggleEnabled();
  return (
    <>
      <DetailPage
        name={formatProductName(product)}
        status={<EnabledTag enabled={product.enabled} />}
        metrics={[
          { label: productFields.basePrice.label, value: <Money value={product.basePrice} /> },
          ...toDetailFields(productFields, product, ['maxDiscount', 'yieldMV']),
        ]}
        actions={[
          { key: 'edit', label: texts.edit, icon: 'edit', to: getEditProductPath(product.id) },
          {
            key: 'toggle',
            label: product.enabled ? texts.disable : texts.enable,
            icon: product.enabled ? 'lock' : 'check',
            onSelect: () => void toggle(product),
          },
        ]}
        groups={getProductDetailFields(product, getToday())}
        history={getPriceHistory(product)}
      />
      {dialog}
    </>
  );
}

/** a product with its price history. */
export default function ProductDetailPage() {
  const { id = '' } = useParams();
  const response = useCall('GET /products/{id}', { params: { id } });
  return (
    <RecordState response={response} back={productsBackLink}>
      {(product) => <ProductRecord product={product} />}
    </RecordState>
  );
}
