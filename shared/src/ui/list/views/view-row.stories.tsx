import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SavedView } from '../../../contract';
import { ViewRow } from './view-row';

const view: SavedView = {
  id: 'v-1',
  list: '/dashboard/sales/list/sale',
  name: 'Ventas por entregar de la Laguna',
  isDefault: true,
  filters: { status: 'REGISTRADA' },
  sort: '-total',
  columns: [],
  density: 'compact',
  createdAt: '2026-11-20T16:30:00.000Z',
  updatedAt: '2026-11-20T16:30:00.000Z',
};
const doNothing = (): void => undefined;

const meta: Meta<typeof ViewRow> = {
  title: 'list/ViewRow',
  component: ViewRow,
  args: { name: 'Vista original', isCurrent: false, onSelect: doNothing },
  decorators: [(Story) => <ul style={{ width: 320, padding: 0, listStyle: 'none' }}>{Story()}</ul>],
};
export default meta;
type Story = StoryObj<typeof ViewRow>;

export const Original: Story = {};
export const SavedAndCurrent: Story = {
  args: {
    name: view.name,
    isCurrent: true,
    saved: { view, onRename: doNothing, onToggleDefault: doNothing, onRemove: doNothing },
  },
};
