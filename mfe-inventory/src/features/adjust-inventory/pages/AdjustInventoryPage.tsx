import { useCall, useParams } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { getAdjustInventoryPath } from '../../../paths';
import { InventoryPicker } from '../../../common/components/InventoryPicker';
import { AdjustForm } from '../components/AdjustForm';
import { useInventoryBackLink } from '../../../common/hooks/useInventoryBackLink';

function LoadedAdjustment({ id }: { id: string }) {
  const back = useInventoryBackLink();
  const response = useCall('GET /inventories/{id}', { params: { id } }, { keepPreviousData: false });
  return (
    <RecordState response={response} back={back}>
      {(inventory) => <AdjustForm key={inventory.id} inventory={inventory} />}
    </RecordState>
  );
}

/** adjusts the inventory of the `id` parameter; without it, the user selects one. */
export default function AdjustInventoryPage() {
  const { id } = useParams();
  return id ? <LoadedAdjustment id={id} /> : <InventoryPicker getPath={getAdjustInventoryPath} />;
}
