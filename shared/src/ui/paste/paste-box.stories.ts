import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasteBox } from './paste-box';

const meta: Meta<typeof PasteBox> = {
  title: 'paste/PasteBox',
  component: PasteBox,
  args: {
    label: 'Clave y bolsas, un producto por fila',
    help: 'Al pegar, las bolsas pasan solas a la tabla de arriba.',
    placeholder: 'DKX-620; 400',
    onPaste: () => undefined,
    onSubmitText: () => undefined,
  },
};
export default meta;

export const Box: StoryObj<typeof PasteBox> = {};
