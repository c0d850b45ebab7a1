import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { getInventoryDetailPath } from '../../../paths';
import { InventoryPicker } from '../../../common/components/InventoryPicker';
import { InventoryRecord } from '../components/InventoryRecord';
import { useInventoryBackLink } from '../../../common/hooks/useInventoryBackLink';

function LoadedInventory({ id }: { id: string }) {
  const back = useInventoryBackLink();
  const response = useCall('GET /inventories/{id}', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={response} back={back}>
      {(inventory) => <InventoryRecord inventory={inventory} />}
    </RecordState>
  );
}

/** the inventory of the `id` parameter with all movements; without it, the user selects one. */
export default function InventoryDetailPage() {
  const { id } = useParams();
  return id ? <LoadedInventory id={id} /> : <InventoryPicker getPath={getInventoryDetailPath} />;
}
