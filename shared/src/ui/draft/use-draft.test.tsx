import { screen, waitFor } from '@testing-library/react';
import { useToasts } from '../../platform';
import { session } from '../../platform/host';
import { createSessionUser, mockApi, renderPage } from '../../testing';
import { useDraft } from './use-draft';

function PaymentForm({ photos }: { photos: readonly unknown[] }) {
  const { submit } = useDraft<unknown>({
    formKey: 'payment:new:b-1',
    parse: (values) => values,
    restore: () => undefined,
  });
  const send = () =>
    submit(
      'POST /vouchers/{id}/payments',
      { params: { id: 'b-1' }, body: { date: '2026-11-20', amount: '10.00', method: '01', reference: null } },
      { values: { photos }, label: 'Abono', record: '', refreshes: [] },
    );
  return <button onClick={() => void send()}>Guardar</button>;
}

const photo = { id: 'k-1', image: 'data:image/jpeg;base64,eA==' };

test.each([
  ['with a photo', [photo], ['Falta una foto']],
  ['without photos', [], []],
])(
  'X-33 a payment %s on a device without storage is sent, and says when a photo is missing',
  async (_, photos, said) => {
    session.setUser(createSessionUser('Consultant'));
    useToasts.setState({ toasts: [] });
    const requests = mockApi({ 'POST /vouchers/b-1/payments': { data: { id: 'b-1', paymentId: 'p-1' } } });
    const { user } = renderPage(<PaymentForm photos={photos} />);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(requests.map(({ url }) => url)).toEqual(['/vouchers/b-1/payments']));
    await waitFor(() => expect(useToasts.getState().toasts.map(({ summary }) => summary)).toEqual(said));
  },
);
