import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type DemoSale,
  demoRowActions,
  demoSaleColumns,
  demoSales,
  longDemoSales,
} from '../../testing/stories/demoSales';
import { DataTable } from './data-table';

const meta: Meta<typeof DataTable<DemoSale>> = {
  title: 'table/DataTable',
  component: DataTable,
  args: { caption: 'Ventas', columns: demoSaleColumns, rows: demoSales },
};
export default meta;
type Story = StoryObj<typeof DataTable<DemoSale>>;

export const Plain: Story = {};
export const WithLinksAndActions: Story = {
  args: { rowLink: ({ id }) => `/ventas/${id}`, rowActions: () => demoRowActions },
};
export const Sorted: Story = { args: { sort: '-date', onSort: () => undefined } };
export const LongTexts: Story = { args: { rows: longDemoSales } };
/** Only the visible rows of a long table are rendered. */
export const ManyRows: Story = {
  args: { rows: Array.from({ length: 500 }, (_, index) => ({ ...demoSales[0], id: `${index}` }) as DemoSale) },
  parameters: { docs: { story: { inline: false, height: '400px' } } },
};
