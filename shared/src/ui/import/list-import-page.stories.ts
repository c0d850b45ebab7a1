import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { ImportColumns, ImportDuplicate, RecordImportReport } from '../../contract';
import { mockUpload } from '../../testing/mockUpload';
import { ListImportPage } from './list-import-page';

const file: ImportColumns = {
  sheet: 'Hoja1',
  rows: 40,
  headings: ['Cliente', 'Celular', 'Correo electrónico', 'Notas'],
  samples: [
    ['Rancho El Porvenir', '8711234567', 'porvenir@rancho.test', 'Paga puntual'],
    ['Establo La Unión de los Ejidatarios de San Pedro de las Colonias', '8719876543', '', ''],
  ],
  columns: [
    { name: 'businessName', label: 'Razón social', required: true, help: 'De una persona moral.' },
    { name: 'phone', label: 'Teléfono', required: true, help: '10 dígitos.' },
    { name: 'email', label: 'Correo', required: false, help: '' },
  ],
  matches: { phone: 'Celular', email: 'Correo electrónico' },
  isCertain: false,
};

const duplicate: ImportDuplicate = {
  row: 12,
  reason: 'El nombre se parece al de un cliente de la misma localidad.',
  isSame: false,
  incoming: [
    { label: 'Razón social', value: 'Rancho El Porvenir SPR' },
    { label: 'Teléfono', value: '871 123 4567' },
    { label: 'Correo', value: 'administracion@rancho-el-porvenir.test' },
  ],
  existing: {
    id: '1',
    row: null,
    label: 'Rancho El Porvenir',
    fields: [
      { label: 'Razón social', value: 'Rancho El Porvenir' },
      { label: 'Teléfono', value: '871 765 4321' },
      { label: 'Correo', value: '' },
    ],
  },
  choices: ['SKIP', 'MERGE', 'CREATE'],
  decision: null,
};

const report: RecordImportReport = {
  rows: 40,
  created: 37,
  merged: 0,
  skipped: 1,
  errors: [],
  sheet: 'Hoja1',
  duplicates: [duplicate, { ...duplicate, row: 18, isSame: true, choices: ['SKIP', 'MERGE'], decision: 'SKIP' }],
  preview: Array.from({ length: 12 }, (_, index) => ({
    row: index + 2,
    label: `Rancho ${index + 1}`,
    details: `871 123 45${10 + index}, Lerdo`,
  })),
  importId: '1',
};

/** All headings of this file are columns. */
const TEMPLATE = 'plantilla.xlsx';
const templateFile = { ...file, matches: { ...file.matches, businessName: 'Cliente' }, isCertain: true };

const choose = async (canvasElement: HTMLElement, name: string) => {
  const canvas = within(canvasElement);
  await userEvent.upload(canvas.getByLabelText('Archivo de clientes'), new File(['contenido'], name));
  await canvas.findByText(/^2\. Columnas:/);
  return canvas;
};

const meta: Meta<typeof ListImportPage> = {
  title: 'import/ListImportPage',
  component: ListImportPage,
  args: {
    imported: 'clients',
    noun: ['cliente', 'clientes'],
    help: ['Cada fila es un cliente.'],
    list: { to: '/clientes', label: 'Ver los clientes' },
    affectedCalls: [],
  },
  beforeEach: () => {
    mockUpload(({ url, fileName }) => {
      const columns = fileName === TEMPLATE ? templateFile : file;
      return { status: 200, body: { data: url.endsWith('/columns') ? columns : report } };
    });
  },
  parameters: { docs: { story: { autoplay: true } } },
};
export default meta;
type Story = StoryObj<typeof ListImportPage>;

export const Empty: Story = {};
export const MissingColumn: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'clientes.csv');
  },
};
export const Duplicates: Story = {
  play: async ({ canvasElement }) => {
    const canvas = await choose(canvasElement, TEMPLATE);
    await userEvent.click(canvas.getByRole('button', { name: 'Revisar archivo' }));
    await canvas.findByText('2 filas repetidas o parecidas');
  },
};
