import type { Meta, StoryObj } from '@storybook/react-vite';
import { deleteOutbox, loadOfflineEngine } from '../../platform';
import { session } from '../../platform/host';
import { createSessionUser } from '../../testing/createSessionUser';
import { OutboxPanel } from './outbox-panel';

const meta: Meta<typeof OutboxPanel> = {
  title: 'outbox/OutboxPanel',
  component: OutboxPanel,
  beforeEach: async () => {
    const user = createSessionUser('Consultant');
    session.setUser(user);
    const { saveDraft, loadOutbox } = await loadOfflineEngine();
    await saveDraft({ id: 'e-1', formKey: 'voucher:new', label: 'DKbono para Ana Ruiz · 12 bolsas', values: {} });
    await saveDraft({ id: 'e-2', formKey: 'customer:new', label: 'Cliente Lechería El Roble', values: {} });
    await loadOutbox();
    return async () => {
      await deleteOutbox(user.id);
      session.clear();
    };
  },
};
export default meta;

export const Drafts: StoryObj<typeof OutboxPanel> = {};
