import type { Meta, StoryObj } from '@storybook/react-vite';
import { WorkbookReader } from './workbook-reader';

const meta: Meta<typeof WorkbookReader> = {
  title: 'import/WorkbookReader',
  component: WorkbookReader,
  args: {
    label: 'Elegir el archivo de precios',
    read: async () => ({ errors: [] }),
    findProblem: () => undefined,
    onRead: () => 'Se leyeron 12 precios del archivo. Revíselos y guárdelos.',
  },
};
export default meta;
type Story = StoryObj<typeof WorkbookReader>;

export const Empty: Story = {};
