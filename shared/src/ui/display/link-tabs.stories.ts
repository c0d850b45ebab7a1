import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkTabs } from './link-tabs';

const meta: Meta<typeof LinkTabs> = { title: 'display/LinkTabs', component: LinkTabs, args: { label: 'Vistas' } };
export default meta;
type Story = StoryObj<typeof LinkTabs>;

export const Two: Story = {
  args: {
    tabs: [
      { to: '/ventas', label: 'Ventas', current: true },
      { to: '/dkbonos', label: 'DKbonos', current: false },
    ],
  },
};
export const LongTexts: Story = {
  args: {
    tabs: ['Pendientes de aprobar por la coordinación', 'Aprobados en la temporada', 'Rechazados o cancelados'].map(
      (label, index) => ({ to: `/${index}`, label, current: index === 0 }),
    ),
  },
};
