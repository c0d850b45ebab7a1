import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { unavailableError } from '../../../testing/stories/callStates';
import { LONG_NAME } from '../../../testing/stories/demoSales';
import { BarChart } from './bar-chart';

const stock = {
  title: 'Inventario por producto',
  barTitle: 'Producto',
  parts: ['Vendido', 'Comprometido', 'Disponible'],
  bars: [
    { label: 'Maíz Garañón', to: '/inventario?producto=1', values: [320, 60, 120] },
    { label: 'Sorgo Búfalo', to: '/inventario?producto=2', values: [180, 0, 40] },
    { label: 'Avena Cuauhtémoc', to: '/inventario?producto=3', values: [12, 4, 0] },
  ],
};

const meta: Meta<typeof BarChart> = {
  title: 'chart/BarChart',
  component: BarChart,
  args: {
    title: 'Clientes que más compran',
    measure: 'money',
    source: { list: 'GET /sales', filters: {} },
    barTitle: 'Cliente',
    parts: ['Importe'],
    bars: [
      { label: 'Rancho El Porvenir', to: '/clientes/1', values: [1_236_605.5] },
      { label: 'Agrícola San Isidro', to: '/clientes/2', values: [845_000] },
      { label: 'María Guadalupe Treviño', to: '/clientes/3', values: [45_200] },
      { label: 'Ejido Las Huertas', to: '/clientes/4', values: [0] },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof BarChart>;

export const Ranking: Story = {};
export const Parts: Story = { args: { ...stock, measure: ['bolsa', 'bolsas'] } };
export const WithoutLinks: Story = {
  args: { ...stock, measure: ['bolsa', 'bolsas'], bars: stock.bars.map(({ label, values }) => ({ label, values })) },
};
export const LongTexts: Story = { args: { bars: [{ label: LONG_NAME, to: '/clientes/1', values: [1_236_605.5] }] } };
export const ManyBars: Story = {
  args: {
    bars: Array.from({ length: 24 }, (_, index) => ({ label: `Cliente ${index + 1}`, values: [24_000 - index * 900] })),
  },
};
export const AsTable: Story = {
  args: { ...stock, measure: ['bolsa', 'bolsas'] },
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver tabla' })),
};
export const Loading: Story = { args: { isLoading: true, bars: [] } };
export const Empty: Story = { args: { bars: [], empty: { text: 'Todavía no hay ventas en esta temporada.' } } };
export const Failed: Story = { args: { error: unavailableError, onRetry: () => undefined, bars: [] } };
