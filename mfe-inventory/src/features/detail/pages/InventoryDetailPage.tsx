import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { detailsPath } from '../../../state/paths';
import { InventoryPicker } from '../../picker/InventoryPicker';
import { InventoryRecord } from '../components/InventoryRecord';

function OneInventory({ id }: { id: string }) {
  const answer = useCall('GET /inventories/{id}', { params: { id } }, { keepPreviousData: false });
  return <RecordState answer={answer}>{(inventory) => <InventoryRecord inventory={inventory} />}</RecordState>;
}

/** one inventory with all its movements; without one in the address it is chosen. */
export default function InventoryDetailPage() {
  const { id } = useParams();
  return id ? <OneInventory id={id} /> : <InventoryPicker pathOf={detailsPath} />;
}
