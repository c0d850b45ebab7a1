import type { InventoryDetail } from '@surco/shared/contract';
import { DetailPage } from '@surco/shared/ui/detail';
import { useState } from 'react';
import { useCanManageInventory } from '../../../common/hooks/useCanManageInventory';
import { formatInventoryName } from '../../../common/model/formatInventoryName';
import { getStockMetrics } from '../../../common/model/quantities';
import { getAdjustInventoryPath } from '../../../paths';
import { LowStockTag } from '../../../common/components/LowStockTag';
import { texts } from '../texts';
import { AvailableChart } from './AvailableChart';
import { MovementsTable } from './MovementsTable';
import './InventoryRecord.css';

/** One inventory: its quantities, a chart of the available bags and all movements. */
export function InventoryRecord({ inventory }: { inventory: InventoryDetail }) {
  const { id, movements } = inventory;
  const canManage = useCanManageInventory();
  const [now] = useState(() => new Date().toISOString());
  const [first, ...others] = movements;
  return (
    <DetailPage
      name={formatInventoryName(inventory)}
      status={<LowStockTag stock={inventory} />}
      metrics={getStockMetrics(inventory)}
      actions={canManage ? [{ key: 'adjust', label: texts.adjust, to: getAdjustInventoryPath(id), icon: 'edit' }] : []}
      groups={[]}
    >
      {first && <AvailableChart inventoryId={id} movements={[first, ...others]} until={now} />}
      <MovementsTable movements={movements} />
    </DetailPage>
  );
}
