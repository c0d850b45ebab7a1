import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from './money';

const meta: Meta<typeof Money> = { title: 'display/Money', component: Money };
export default meta;
type Story = StoryObj<typeof Money>;

export const Amount: Story = { args: { value: '123660.50' } };
export const Strong: Story = { args: { value: '123660.50', strong: true } };
export const Empty: Story = { args: { value: null } };
