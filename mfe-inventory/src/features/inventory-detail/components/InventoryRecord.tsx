import type { InventoryDetail } from '@surco/shared/contract';
import { formatProductName } from '@surco/shared/domain';
import { type DetailField, DetailPage, RecordLink } from '@surco/shared/ui/detail';
import { useState } from 'react';
import { useCanManageInventory } from '../../../common/hooks/useCanManageInventory';
import { formatInventoryName } from '../../../common/model/formatInventoryName';
import { getStockMetrics } from '../../../common/model/quantities';
import { getAdjustInventoryPath, getPartnerPath, getProductPath, getSeasonPath } from '../../../paths';
import { LowStockTag } from '../../../common/components/LowStockTag';
import { texts } from '../texts';
import { AvailableChart } from './AvailableChart';
import { MovementsTable } from './MovementsTable';
import './InventoryRecord.css';

/** What the inventory is of, each with the way to its page. */
const getNamedRecords = ({ season, product, distributor }: InventoryDetail): DetailField[] => [
  {
    label: texts.product,
    value: <RecordLink to={getProductPath(product.id)}>{formatProductName(product)}</RecordLink>,
  },
  { label: texts.season, value: <RecordLink to={getSeasonPath(season.id)}>{season.name}</RecordLink> },
  { label: texts.distributor, value: <RecordLink to={getPartnerPath(distributor.id)}>{distributor.name}</RecordLink> },
];

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
      groups={[{ title: texts.inventory, fields: getNamedRecords(inventory) }]}
    >
      {first && <AvailableChart inventoryId={id} movements={[first, ...others]} until={now} />}
      <MovementsTable movements={movements} />
    </DetailPage>
  );
}
