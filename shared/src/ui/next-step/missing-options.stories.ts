import type { Meta, StoryObj } from '@storybook/react-vite';
import { MissingOptions } from './missing-options';

const meta: Meta<typeof MissingOptions> = {
  title: 'next-step/MissingOptions',
  component: MissingOptions,
  args: { of: 'zones' },
};
export default meta;

export const Zones: StoryObj<typeof MissingOptions> = {};
