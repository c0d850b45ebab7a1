import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ApiError, useRecordTitle } from '../../platform';
import { renderPage } from '../../testing';
import { DetailPage } from './detail-page';
import { findPrimaryAction } from './find-primary-action';
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
  const response = { data: undefined, error, isLoading: false, isValidating: false, mutate: () => undefined };
  return renderPage(
    <RecordState response={response} back={{ label: 'Volver a ventas', to: '/ventas' }}>
      {() => 'nunca'}
    </RecordState>,
  );
};

test('shows that the record was not found, with the way back to its list', () => {
  renderFailedRecord(new ApiError('Esa venta no existe.', 404, 'NO_ENCONTRADO'));
  expect(screen.getByRole('link', { name: 'Volver a ventas' })).toHaveAttribute('href', '/ventas');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('No encontrado');
  expect(screen.getByText('Esa venta no existe.')).toBeVisible();
});

test('explains an incomplete link, without field errors or a retry', () => {
  renderFailedRecord(new ApiError('Revise los datos: hay campos que no son válidos.', 400, 'DATOS_INVALIDOS'));
  expect(screen.getByRole('alert')).toHaveTextContent(/quizá el enlace llegó cortado/);
  expect(screen.queryByText(/campos/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

test('offers a retry beside the way back when the service fails', () => {
  renderFailedRecord(new ApiError('El servicio no está disponible.', 503, 'NO_DISPONIBLE'));
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a ventas' })).toBeVisible();
});

test('fields may have the same label', async () => {
  const before = [
    { label: 'Teléfono', value: '1' },
    { label: 'Teléfono', value: '2' },
  ];
  const after = [{ label: 'Correo', value: '3' }, ...before.slice(1)];
  function Page() {
    const [fields, setFields] = useState(before);
    const change = { ...action('Cambiar'), onSelect: () => setFields(after) };
    return <DetailPage name="V-1" actions={[change]} groups={[{ title: 'Contacto', fields }]} />;
  }
  const { user } = renderPage(<Page />);
  await user.click(screen.getByRole('button', { name: 'Cambiar' }));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3', '2']);
});

const action = (key: string, danger = false) => ({ key, label: key, danger, onSelect: () => undefined });

test.each([
  ['the first', [action('Entregar'), action('Editar')], 'Entregar'],
  ['the first that destroys nothing', [action('Eliminar', true), action('Editar')], 'Editar'],
  ['none, when all destroy', [action('Eliminar', true)], undefined],
  ['none, without actions', [], undefined],
])('the primary action is %s', (_, actions, expected) => {
  expect(findPrimaryAction(actions)?.key).toBe(expected);
});

test('shows the primary action as a button at the end and the others under "Más"', async () => {
  const { user } = renderPage(
    <DetailPage name="V-1" groups={[]} actions={[action('Entregar'), action('Editar'), action('Eliminar', true)]} />,
  );
  const labels = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels).toEqual(['Más', 'Entregar']);
  await user.click(screen.getByRole('button', { name: 'Más acciones de V-1' }));
  const items = within(screen.getByRole('menu')).getAllByRole('menuitem', { hidden: true });
  expect(items.map(({ textContent }) => textContent)).toEqual(['Editar', 'Eliminar']);
});

test('names the tab after the record until the record is left', () => {
  const { unmount } = renderPage(<DetailPage name="V-1" owner={{ name: 'Ana', to: '/ana' }} groups={[]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'V-1 · Ana' })).toBeVisible();
  expect(useRecordTitle.getState().title).toBe('V-1 · Ana');
  unmount();
  expect(useRecordTitle.getState().title).toBeNull();
});
