import type { ProductDetail } from '@surco/shared/contract';
import { formatNumber, formatPercent } from '@surco/shared/domain/formats';
import { useCall, useParams } from '@surco/shared/platform';
import { DetailPage } from '@surco/shared/ui/detail-page';
import { Money } from '@surco/shared/ui/money';
import { ActionButton } from '@surco/shared/ui/page-action';
import { RecordState } from '@surco/shared/ui/record-state';
import { useEnabling } from '../api/useEnabling';
import { EnabledTag } from '../components/EnabledTag';
import { groupsOf, priceHistory } from '../components/facts';
import { editPath } from '../model/paths';
import { texts } from '../texts';

function Detail({ product }: { product: ProductDetail }) {
  const { toggle, dialog } = useEnabling();
  return (
    <>
      <DetailPage
        name={product.code}
        status={<EnabledTag enabled={product.enabled} />}
        subtitle={product.name}
        figures={[
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
            <ActionButton primary action={{ label: texts.edit, icon: 'edit', to: editPath(product.id) }} />
          </>
        }
        groups={groupsOf(product)}
        history={priceHistory(product)}
      />
      {dialog}
    </>
  );
}

/** a product and what it cost when. */
export default function ProductDetailPage() {
  const { id = '' } = useParams();
  const answer = useCall('GET /products/{id}', { params: { id } });
  return <RecordState answer={answer}>{(product) => <Detail product={product} />}</RecordState>;
}
