import type { StockMovement } from '@surco/shared/contract';
import { DataTable } from '@surco/shared/ui/data-table';
import { Button } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';
import { columns } from './movementColumns';

/** How many rows are drawn at once: a busy inventory has thousands of movements. */
const STEP = 50;

/** Every movement, the newest first. */
export function Movements({ movements }: { movements: readonly StockMovement[] }) {
  const [shown, setShown] = useState(STEP);
  const rows = movements.toReversed().slice(0, shown);
  return (
    <section className="surco-stock-movements">
      <h2>{texts.movements}</h2>
      <DataTable columns={columns} rows={rows} caption={texts.movements} />
      {rows.length < movements.length && (
        <p>
          {texts.shown(rows.length, movements.length)}{' '}
          <Button onClick={() => setShown(shown + STEP)}>{texts.more}</Button>
        </p>
      )}
    </section>
  );
}
