import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { deniedError, unavailableError } from '../../../testing/stories/callStates';
import { LineChart } from './line-chart';

const weeks = Array.from({ length: 18 }, (_, index) => index + 1);
const points = weeks.map((week) => ({ label: `Semana ${week}`, tick: String(week), to: `/ventas?semana=${week}` }));
const thisSeason = weeks.map((week) => (week > 11 ? null : Math.round(40 * week + 90 * Math.sin(week / 2))));
const lastSeason = weeks.map((week) => Math.round(34 * week + 60 * Math.cos(week / 3)));

const meta: Meta<typeof LineChart> = {
  title: 'chart/LineChart',
  component: LineChart,
  args: {
    title: 'Ventas acumuladas',
    measure: ['bolsa', 'bolsas'],
    source: { list: 'GET /inventories', filters: {} },
    pointTitle: 'Semana',
    points,
    series: [
      { name: 'PV 2026', values: thisSeason },
      { name: 'PV 2025', values: lastSeason },
      { name: 'Meta', values: weeks.map(() => 600), isTarget: true },
    ],
    summary: 'PV 2026 lleva 388 bolsas en la semana 11; PV 2025 llevaba 323.',
  },
};
export default meta;
type Story = StoryObj<typeof LineChart>;

export const Seasons: Story = {};
export const OneSeries: Story = { args: { series: [{ name: 'Vendido', values: thisSeason }] } };
export const Money: Story = {
  args: {
    measure: 'money',
    series: [
      { name: 'Cobrado', values: weeks.map((week) => week * 48_660.25) },
      { name: 'Por cobrar', values: weeks.map((week) => 900_000 - week * 31_500.5) },
    ],
  },
};
export const Stock: Story = {
  args: {
    title: 'Disponible a lo largo del tiempo',
    pointTitle: 'Fecha',
    isStep: true,
    points: ['2026-05-01', '2026-05-14', '2026-06-20', '2026-08-02', '2026-11-19'].map((day) => ({
      label: day.split('-').reverse().join('/').replace('/2026', '/26'),
      day,
    })),
    series: [{ name: 'Disponible', values: [400, 385, 210, 240, 38] }],
  },
};
export const OnePoint: Story = {
  args: { points: [{ label: 'Semana 1', tick: '1' }], series: [{ name: 'Vendido', values: [12] }] },
};
export const PointShown: Story = {
  play: async ({ canvasElement }) => (await within(canvasElement).findByRole('slider')).focus(),
};
export const AsTable: Story = {
  play: async ({ canvasElement }) => userEvent.click(within(canvasElement).getByRole('button', { name: 'Ver tabla' })),
};
export const Loading: Story = { args: { isLoading: true, points: [], series: [] } };
export const Empty: Story = {
  args: { points: [], series: [], summary: undefined, empty: { text: 'Todavía no hay ventas en esta temporada.' } },
};
export const Failed: Story = { args: { error: unavailableError, onRetry: () => undefined, points: [], series: [] } };
export const Denied: Story = { args: { error: deniedError, points: [], series: [] } };
