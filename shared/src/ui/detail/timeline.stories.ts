import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/stories/demoSales';
import { Timeline } from './timeline';

const meta: Meta<typeof Timeline> = { title: 'detail/Timeline', component: Timeline };
export default meta;
type Story = StoryObj<typeof Timeline>;

export const WithChanges: Story = {
  args: {
    entries: [
      { at: '2026-11-18T15:00:00Z', text: 'Venta registrada', who: 'Ana Ruiz' },
      {
        at: '2026-11-19T16:30:00Z',
        text: 'Venta cambiada',
        who: 'Luis Ortega',
        detail: 'A petición del cliente',
        changes: [{ field: 'Bolsas', before: '40', after: '42' }],
      },
    ],
  },
};
export const LongTexts: Story = {
  args: { entries: [{ at: '2026-11-18T15:00:00Z', text: `Venta asignada a ${LONG_NAME}`, who: LONG_NAME }] },
};
