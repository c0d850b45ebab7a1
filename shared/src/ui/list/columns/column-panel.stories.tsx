import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ListDensity, ViewColumn } from '../../../contract';
import { demoSaleColumns } from '../../../testing/stories/demoSales';
import { arrangeColumns } from './arrange-columns';
import { ColumnPanel } from './column-panel';

const meta: Meta = { title: 'list/ColumnPanel' };
export default meta;

function DemoPanel() {
  const [columns, setColumns] = useState<readonly ViewColumn[]>([]);
  const [density, setDensity] = useState<ListDensity>('comfortable');
  return (
    <div style={{ position: 'relative', width: 320, height: 480 }}>
      <span />
      <ColumnPanel
        layout={{
          arranged: arrangeColumns(demoSaleColumns, columns),
          isOriginal: columns.length === 0,
          density,
          view: undefined,
          sharedName: null,
          change: (next) => {
            if (next.columns) setColumns(next.columns);
            if (next.density) setDensity(next.density);
          },
          forgetChanges: () => undefined,
        }}
        onClose={() => undefined}
      />
    </div>
  );
}

/** Columns are hidden, and move by their handle, their buttons or Alt with an arrow key. */
export const OrderAndDensity: StoryObj = { render: () => <DemoPanel /> };
