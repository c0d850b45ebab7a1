import type { ProductDetail } from '@surco/shared/contract';
import { formatNumber, formatPercent } from '@surco/shared/domain';
import { useCall, useParams } from '@surco/shared/platform';
import { DetailPage, RecordState } from '@surco/shared/ui/detail';
import { Money } from '@surco/shared/ui/display';
import { ActionButton } from '@surco/shared/ui/feedback';
import { useToggleEnabled } from '../hooks/useToggleEnabled';
import { EnabledTag } from '../components/EnabledTag';
import { getProductDetailFields, getPriceHistory } from '../model/getProductDetailFields';
import { getEditProductPath } from '../paths';
import { texts } from '../texts';

function ProductRecord({ product }: { product: ProductDetail }) {
  const { toggle, dialog } = useToggleEnabled();
  return (
    <>
      <DetailPage
        name={product.code}
        status={<EnabledTag enabled={product.enabled} />}
        subtitle={product.name}
        metrics={[
          { label: texts.price, value: <Money value={product.basePrice} /> },
          { label: texts.maxDiscount, value: formatPercent(product.maxDiscount) },
          { label: texts.yield, value: `${formatNumber(product.yieldMV)} ${texts.yieldUnit}` },
        ]}
        actions={
          <>
            <ActionButton
              action={{
                label: product.enabled ? texts.disable : texts.enable,
                icon: product.enabled ? 'lock' : 'check',
                onClick: () => void toggle(product),
              }}
            />
            <ActionButton primary action={{ label: texts.edit, icon: 'edit', to: getEditProductPath(product.id) }} />
          </>
        }
        groups={getProductDetailFields(product)}
        history={getPriceHistory(product)}
      />
      {dialog}
    </>
  );
}

/** a product with its price history. */
export default function ProductDetailPage() {
  const { id = '' } = useParams();
  const answer = useCall('GET /products/{id}', { params: { id } });
  return <RecordState answer={answer}>{(product) => <ProductRecord product={product} />}</RecordState>;
}
