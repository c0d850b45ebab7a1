import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Tone, ToneTag } from './status-tag';

const TONES: readonly Tone[] = ['green', 'blue', 'gold', 'purple', 'orange', 'red', 'grey'];

const meta: Meta<typeof ToneTag> = {
  title: 'display/ToneTag',
  component: ToneTag,
  args: { tone: 'gold', children: 'Por vencer' },
};
export default meta;
type Story = StoryObj<typeof ToneTag>;

export const One: Story = {};
export const LongTexts: Story = { args: { children: 'Pendiente de aprobar por coordinación' } };
export const All: Story = {
  render: ({ children }) => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {TONES.map((tone) => (
        <ToneTag key={tone} tone={tone}>
          {children}
        </ToneTag>
      ))}
    </p>
  ),
};
