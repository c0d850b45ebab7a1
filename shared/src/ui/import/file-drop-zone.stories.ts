import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileDropZone } from './file-drop-zone';

const meta: Meta<typeof FileDropZone> = {
  title: 'import/FileDropZone',
  component: FileDropZone,
  args: { label: 'Archivo de precios', file: null, onChoose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof FileDropZone>;

export const Empty: Story = {};
export const Chosen: Story = { args: { file: new File(['contenido'], 'precios.xlsx') } };
export const Disabled: Story = { args: { disabled: true } };
