import type { Meta, StoryObj } from '@storybook/react-vite';
import { session } from '../../platform/host';
import { createSessionUser } from '../../testing/createSessionUser';
import { MissingZones } from './missing-zones';

const meta: Meta<typeof MissingZones> = {
  title: 'panel/MissingZones',
  component: MissingZones,
  beforeEach: () => {
    session.setUser(createSessionUser('Coordinator'));
    return () => session.clear();
  },
};
export default meta;

export const WithoutZones: StoryObj<typeof MissingZones> = {};
