import { Navigate, useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { DEFAULT_TAB, getBackLink, getTabPath } from '../../../common/model/tabs';
import { SaleDetail } from '../components/SaleDetail';

/** one sale; without an id it redirects to the list. */
export default function SaleDetailPage() {
  const { id } = useParams();
  const response = useCall('GET /sales/{id}', id ? { params: { id } } : null, { keepPreviousData: false });
  if (!id) return <Navigate to={getTabPath(DEFAULT_TAB)} replace />;
  return (
    <RecordState response={response} back={getBackLink('sale')}>
      {(sale) => <SaleDetail sale={sale} />}
    </RecordState>
  );
}
