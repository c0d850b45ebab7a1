import { screen, within } from '@testing-library/react';
import { ApiError } from '../../platform';
import { renderPage } from '../../testing';
import { DetailPage } from './detail-page';
import { RecordState } from './record-state';
import { STATUS_TONES, StatusTag } from '../display/status-tag';

test('shows the status, the title of a group, and the history, newest first', () => {
  renderPage(
    <DetailPage
      name="V-2026-000123"
      status={<StatusTag status="REGISTRADA" />}
      metrics={[{ label: 'Total', value: '$1,000.00' }]}
      groups={[
        {
          title: 'Cliente',
          fields: [
            { label: 'Nombre', value: 'Ana' },
            { label: 'RFC', value: null },
          ],
        },
      ]}
      history={[
        { at: '2026-11-01T10:00:00Z', text: 'Registrada', who: 'Luis' },
        { at: '2026-11-02T10:00:00Z', text: 'Entregada' },
      ]}
    />,
  );
  expect(screen.getByText('Registrada', { selector: '.surco-tag' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Cliente', level: 2 })).toBeVisible();
  const events = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(events.map((event) => event.querySelector('p')?.textContent)).toEqual(['Entregada', 'Registrada']);
  expect(within(events[1]!).getByText(/Luis/)).toHaveTextContent('01/11/26');
});

test('a status has its colour and label', () => {
  renderPage(<StatusTag status="CON_ABONOS" />);
  expect(screen.getByText('Con abonos')).toHaveClass('surco-tag-gold');
  expect(STATUS_TONES).toMatchObject({
    ABIERTO: 'blue',
    LIQUIDADO: 'green',
    CONVERTIDO: 'purple',
    VENCIDO: 'orange',
    CANCELADO: 'grey',
    RECHAZADO: 'grey',
  });
});

const renderFailedRecord = (error: ApiError) => {
  const answer = { data: undefined, error, isLoading: false, isValidating: false, mutate: () => undefined };
  return renderPage(<RecordState answer={answer}>{() => 'nunca'}</RecordState>);
};

test('shows that the record was not found', () => {
  renderFailedRecord(new ApiError('Esa venta no existe.', 404, 'NO_ENCONTRADO'));
  expect(screen.getByRole('alert')).toHaveTextContent('No encontrado');
  expect(screen.getByText('Esa venta no existe.')).toBeVisible();
});

test('explains an incomplete link, without field errors or a retry', () => {
  renderFailedRecord(new ApiError('Revise los datos: hay campos que no son válidos.', 400, 'DATOS_INVALIDOS'));
  expect(screen.getByRole('alert')).toHaveTextContent(/quizá el enlace llegó cortado/);
  expect(screen.queryByText(/campos/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});
