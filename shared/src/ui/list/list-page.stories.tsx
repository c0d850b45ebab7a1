import type { Meta, StoryObj } from '@storybook/react-vite';
import { useListState } from '../../platform';
import {
  createFailedCall,
  createLoadedCall,
  deniedError,
  loadingCall,
  unavailableError,
} from '../../testing/stories/callStates';
import {
  type DemoSale,
  demoRowActions,
  demoSaleColumns,
  demoSales,
  longDemoSales,
} from '../../testing/stories/demoSales';
import { ListPage } from './list-page';
import type { Page } from './list-types';

const toPage = (data: readonly DemoSale[], totalRecords = data.length): Page<DemoSale> => ({
  data,
  page: 1,
  size: 10,
  totalPages: Math.ceil(totalRecords / 10),
  totalRecords,
});

const meta: Meta<typeof ListPage<DemoSale, 'search' | 'status'>> = {
  title: 'list/ListPage',
  component: ListPage,
  args: {
    noun: ['venta', 'ventas'],
    columns: demoSaleColumns,
    action: { label: 'Nueva venta', icon: 'plus', to: '/ventas/nueva' },
    empty: { text: 'Aún no hay ventas.' },
    filters: [
      { kind: 'search', name: 'search', label: 'Buscar folio o cliente' },
      { kind: 'select', name: 'status', label: 'Estatus', options: [{ value: 'REGISTRADA', label: 'Registrada' }] },
    ],
    rowLink: ({ id }) => `/ventas/${id}`,
    rowActions: () => demoRowActions,
  },
  render: function DemoListPage(props) {
    return <ListPage {...props} state={useListState(['search', 'status'])} />;
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { args: { response: createLoadedCall(toPage(demoSales, 1284)) } };
export const Loading: Story = { args: { response: loadingCall } };
export const Empty: Story = { args: { response: createLoadedCall(toPage([])) } };
export const Failed: Story = { args: { response: createFailedCall(unavailableError) } };
export const Denied: Story = { args: { response: createFailedCall(deniedError) } };
export const LongTexts: Story = { args: { response: createLoadedCall(toPage(longDemoSales)) } };

/** Records are selected; the bar offers what may be done with them. */
export const WithSelection: Story = {
  args: {
    response: createLoadedCall(toPage(demoSales, 1284)),
    selectionOptions: { exported: { columns: demoSaleColumns, call: 'GET /products' } },
  },
  play: async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Seleccionar V-/ }).catch(() => []);
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
  },
};
