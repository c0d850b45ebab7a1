import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelSkeleton } from './panel-skeleton';

const meta: Meta<typeof PanelSkeleton> = { title: 'panel/PanelSkeleton', component: PanelSkeleton };
export default meta;

export const Loading: StoryObj<typeof PanelSkeleton> = {};
