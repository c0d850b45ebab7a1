import { PENDING_PARAM } from '@surco/shared/contract';
import { Navigate, useCall, useParams, useSearchParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { DEFAULT_TAB, getBackLink, getTabPath } from '../../../common/model/tabs';
import { PendingPage } from '../components/PendingPage';
import { SaleDetail } from '../components/SaleDetail';

function RecordedSale({ id }: { id: string }) {
  const response = useCall('GET /sales/{id}', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={response} back={getBackLink('sale')}>
      {(sale) => <SaleDetail sale={sale} />}
    </RecordState>
  );
}

/** one sale, X-34: also one that is not sent yet; without an id it redirects to the list. */
export default function SaleDetailPage() {
  const { id } = useParams();
  const isPending = useSearchParams()[0].has(PENDING_PARAM);
  if (!id) return <Navigate to={getTabPath(DEFAULT_TAB)} replace />;
  return isPending ? <PendingPage key={id} kind="sale" id={id} /> : <RecordedSale id={id} />;
}
