import type { Meta, StoryObj } from '@storybook/react-vite';
import { RecordSkeleton } from './record-state';

const meta: Meta<typeof RecordSkeleton> = { title: 'detail/RecordSkeleton', component: RecordSkeleton };
export default meta;

export const Loading: StoryObj<typeof RecordSkeleton> = {};
