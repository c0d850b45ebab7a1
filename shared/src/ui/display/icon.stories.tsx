import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon';
import { ICON_PATHS, type IconName } from './icon-paths';

const meta: Meta<typeof Icon> = { title: 'display/Icon', component: Icon, args: { name: 'bell', size: 24 } };
export default meta;
type Story = StoryObj<typeof Icon>;

export const Decorative: Story = {};
export const WithLabel: Story = { args: { label: 'Notificaciones' } };
export const All: Story = {
  render: ({ size }) => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 0, listStyle: 'none' }}>
      {(Object.keys(ICON_PATHS) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} size={size} /> {name}
        </li>
      ))}
    </ul>
  ),
};
