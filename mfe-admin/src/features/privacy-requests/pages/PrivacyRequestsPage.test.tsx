import type { PrivacyRequest } from '@surco/shared/contract';
import { createPage, mockApi, renderPage, recordBody, chooseOption } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { getFirstCall } from '../../../testing/getFirstCall';
import PrivacyRequestsPage from './PrivacyRequestsPage';

const PATH = '/dashboard/params/privacy-requests';
const request: PrivacyRequest = {
  id: '0a4e3a4e-7a44-4a0e-9f43-000000000001',
  kind: 'CANCELACION',
  status: 'EN_PROCESO',
  applicant: 'Rosa Luna',
  contact: 'rosa@ejemplo.mx',
  details: null,
  receivedOn: '2020-01-06',
  dueOn: '2020-02-04',
  resolution: null,
  resolvedOn: null,
  effectiveBy: null,
  version: 2,
  createdAt: '2020-01-06T18:00:00.000Z',
  updatedAt: '2020-01-06T18:00:00.000Z',
};

function open() {
  const sent: unknown[] = [];
  const requests = mockApi({
    'GET /privacy-requests': createPage([request]),
    [`PUT /privacy-requests/${request.id}`]: recordBody(sent, { data: { ...request, version: 3 } }),
  });
  return { sent, requests, ...renderPage(<PrivacyRequestsPage />, PATH) };
}

test('X-26 lists the requests and marks a deadline that has passed', async () => {
  const { requests } = open();
  expect(await screen.findByText('Rosa Luna')).toBeVisible();
  expect(screen.getByText('Vencida')).toBeVisible();
  expect(requests[0]?.url).toBe(getFirstCall(PATH));
});

test('X-26 an answered request needs its resolution', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: /^Acciones de/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Abrir', hidden: true }));
  const dialog = await findDialog('Solicitud ARCO');
  expect(dialog.getByRole('textbox', { name: /^Recibida/ })).toHaveValue('06/01/20');
  await chooseOption(user, /^Estatus \*/, 'Procedente');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  const resolution = dialog.getByRole('textbox', { name: /^Respuesta/ });
  expect(resolution).toHaveAccessibleDescription(/Escriba la respuesta que se dio\./);
  await user.type(resolution, 'Se anonimizó.');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ status: 'PROCEDENTE', resolution: 'Se anonimizó.', version: 2 });
});
