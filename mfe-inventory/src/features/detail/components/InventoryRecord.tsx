import type { InventoryDetail } from '@surco/shared/contract';
import { productName } from '@surco/shared/domain/product';
import { DetailPage } from '@surco/shared/ui/detail-page';
import { ActionButton } from '@surco/shared/ui/page-action';
import { useState } from 'react';
import { useKeeps } from '../../../state/acting';
import { stockFigures } from '../../../state/figures';
import { updatePath } from '../../../state/paths';
import { LowTag } from '../../../stock/LowTag';
import { texts } from '../texts';
import { AvailableChart } from './AvailableChart';
import { Movements } from './Movements';
import './inventory-record.css';

/** One inventory: its figures, how they came about, and each movement. */
export function InventoryRecord({ inventory }: { inventory: InventoryDetail }) {
  const { id, product, season, distributor, movements } = inventory;
  const keeps = useKeeps();
  const [now] = useState(() => new Date().toISOString());
  const [first, ...others] = movements;
  return (
    <DetailPage
      name={productName(product)}
      status={<LowTag stock={inventory} />}
      subtitle={`${season.name} · ${distributor.name}`}
      figures={stockFigures(inventory)}
      actions={keeps && <ActionButton action={{ label: texts.adjust, to: updatePath(id), icon: 'edit' }} primary />}
      groups={[]}
    >
      {first && <AvailableChart points={[first, ...others]} until={now} />}
      <Movements movements={movements} />
    </DetailPage>
  );
}
