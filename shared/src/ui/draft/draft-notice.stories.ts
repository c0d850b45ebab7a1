import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_NAME } from '../../testing/stories/demoSales';
import { DraftNotice } from './draft-notice';

const refusal = {
  at: '2026-11-19T16:30:00Z',
  code: 'STOCK_INSUFICIENTE',
  text: 'Ya no hay bolsas suficientes.',
  details: [{ path: 'lines.0.quantity', message: 'De DKX-620 quedan 3 bolsas.' }],
};
const foundDraft = {
  id: '1',
  label: 'Rancho El Porvenir',
  savedAt: '2026-11-19T15:00:00Z',
  refusal: null,
};
const actions = { resume: () => undefined, discard: () => undefined };

const meta: Meta<typeof DraftNotice> = { title: 'draft/DraftNotice', component: DraftNotice };
export default meta;
type Story = StoryObj<typeof DraftNotice>;

export const Found: Story = { args: { draft: { ...actions, foundDraft, refusal: null } } };
export const FoundRefused: Story = {
  args: { draft: { ...actions, foundDraft: { ...foundDraft, refusal }, refusal: null } },
};
export const Refused: Story = { args: { draft: { ...actions, foundDraft: null, refusal } } };
export const LongTexts: Story = {
  args: { draft: { ...actions, foundDraft: { ...foundDraft, label: LONG_NAME }, refusal: null } },
};
