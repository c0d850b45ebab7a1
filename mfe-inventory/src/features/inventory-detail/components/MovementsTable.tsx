import type { StockMovement } from '@surco/shared/contract';
import { DataTable } from '@surco/shared/ui/table';
import { Button } from 'antd';
import { useState } from 'react';
import { texts } from '../texts';
import { movementColumns } from './movementColumns';

/** The number of rows to render at once, because an inventory may have thousands of movements. */
const ROWS_PER_STEP = 50;

/** All movements, newest first. */
export function MovementsTable({ movements }: { movements: readonly StockMovement[] }) {
  const [rowCount, setRowCount] = useState(ROWS_PER_STEP);
  const rows = [...movements].reverse().slice(0, rowCount);
  return (
    <section className="surco-stock-movements">
      <h2>{texts.movements}</h2>
      <DataTable columns={movementColumns} rows={rows} caption={texts.movements} />
      {rows.length < movements.length && (
        <p>
          {texts.shown(rows.length, movements.length)}{' '}
          <Button onClick={() => setRowCount(rowCount + ROWS_PER_STEP)}>{texts.more}</Button>
        </p>
      )}
    </section>
  );
}
