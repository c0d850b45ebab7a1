import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/record-state';
import { updatePath } from '../../../state/paths';
import { InventoryPicker } from '../../picker/InventoryPicker';
import { AdjustForm } from '../components/AdjustForm';

function AdjustOne({ id }: { id: string }) {
  const answer = useCall('GET /inventories/{id}', { params: { id } }, { keepPreviousData: false });
  return <RecordState answer={answer}>{(inventory) => <AdjustForm key={inventory.id} read={inventory} />}</RecordState>;
}

/** bags counted anew, with the reason; without an inventory in the address one is chosen. */
export default function AdjustPage() {
  const { id } = useParams();
  return id ? <AdjustOne id={id} /> : <InventoryPicker pathOf={updatePath} />;
}
