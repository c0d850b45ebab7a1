import type { Meta, StoryObj } from '@storybook/react-vite';
import { ImageButton } from './image-button';

const meta: Meta<typeof ImageButton> = {
  title: 'image/ImageButton',
  component: ImageButton,
  args: { label: 'Agregar foto', kind: 'photo', onChoose: () => undefined },
};
export default meta;
type Story = StoryObj<typeof ImageButton>;

export const Photo: Story = {};
export const Disabled: Story = { args: { disabled: true } };
