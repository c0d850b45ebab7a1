import { Navigate, useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { DEFAULT_TAB, tabPath } from '../../../state/tabs';
import { SaleDetail } from '../components/SaleDetail';

/** one sale; the address without an id leads to the list. */
export default function SaleDetailPage() {
  const { id } = useParams();
  const answer = useCall('GET /sales/{id}', id ? { params: { id } } : null, { keepPreviousData: false });
  if (!id) return <Navigate to={tabPath(DEFAULT_TAB)} replace />;
  return <RecordState answer={answer}>{(sale) => <SaleDetail sale={sale} />}</RecordState>;
}
