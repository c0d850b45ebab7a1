import type { Section, SectionToken, SectionVersion } from '@surco/shared/contract';
import { type MockResponses, mockApi, renderPage, recordBody } from '@surco/shared/testing';
import { useRoutes } from '@surco/shared/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { findDialog } from '../../../testing/findDialog';
import { getFirstCall } from '../../../testing/getFirstCall';
import SectionsPage from './SectionsPage';
import SectionVersionsPage from './SectionVersionsPage';

const PATH = '/dashboard/params/sections';
const version: SectionVersion = {
  version: '1.1.0-b',
  state: 'LIVE',
  publishedAt: '2026-11-20T18:30:00.000Z',
  publishedBy: 'Equipo Ventas',
  commit: 'abc123',
  reason: 'Corrige totales',
  unusedSince: null,
  previewUrl: null,
};
const section: Section = {
  name: 'mfe-sales',
  label: 'Ventas',
  live: version,
  ownVersion: '0.1.0-own',
  trial: null,
  previews: [],
  before: ['1.0.0-a', null],
  health: 'OK',
};
const token: SectionToken = {
  id: '0a4e3a4e-7a44-4a0e-9f43-000000000001',
  team: 'Equipo Ventas',
  sections: ['mfe-sales'],
  hint: 'wxyz',
  createdAt: '2026-11-20T18:30:00.000Z',
  createdBy: { id: '0a4e3a4e-7a44-4a0e-9f43-000000000002', firstName: 'Ana', lastName: 'Peña' },
  lastUsedAt: null,
  revokedAt: null,
};

function open(responses: MockResponses = {}) {
  const sent: unknown[] = [];
  const requests = mockApi({
    'GET /registry/sections': { data: [section] },
    'GET /registry/tokens': { data: [token] },
    'POST /registry/sections/mfe-sales/rollback': recordBody(sent, { data: section }),
    'POST /registry/tokens': recordBody(sent, { data: { token: 'surco_pub_secreto', record: token } }),
    [`DELETE /registry/tokens/${token.id}`]: { data: token },
    ...responses,
  });
  return { sent, requests, ...renderPage(<SectionsPage />, PATH) };
}

const openMenu = async (user: ReturnType<typeof open>['user'], name: RegExp) =>
  user.click(await screen.findByRole('button', { name }));

test('C-07 lists version, author, commit, reason, trial and health of each section', async () => {
  const trial = { version: { ...version, version: '1.2.0-c' }, percent: 10, roles: ['Supervisor' as const] };
  const { requests } = open({
    'GET /registry/sections': { data: [{ ...section, trial, health: 'CHANGED', previews: [version] }] },
  });
  const row = within(await screen.findByRole('row', { name: /Ventas \(mfe-sales\)/ }));
  for (const text of ['1.1.0-b', 'Equipo Ventas', 'abc123', 'Corrige totales', 'Archivo alterado'])
    expect(row.getByText(text)).toBeVisible();
  expect(row.getByText('1.2.0-c: 10 %, Supervisor · 1 vista previa')).toBeVisible();
  expect(requests.map(({ url }) => url)).toContain(getFirstCall(PATH));
});

test('C-07 rolls back with a reason and sends the version that is shown', async () => {
  const { user, sent } = open();
  await openMenu(user, /^Acciones de Ventas/);
  await user.click(screen.getByRole('menuitem', { name: 'Volver a la versión anterior', hidden: true }));
  const dialog = await findDialog('¿Volver a la versión anterior de mfe-sales?');
  expect(dialog.getByText(/Todos recibirán 1\.0\.0-a en lugar de 1\.1\.0-b/)).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Falla');
  await user.click(dialog.getByRole('button', { name: 'Volver a la versión anterior' }));
  await waitFor(() => expect(sent).toEqual([{ version: '1.1.0-b', reason: 'Falla' }]));
});

test('C-07 a new token is shown once, and a token is revoked after a confirmation', async () => {
  const { user, sent, requests } = open();
  await user.click(await screen.findByRole('button', { name: 'Nuevo token' }));
  const form = await findDialog('Crear un token de publicación');
  await user.click(form.getByRole('button', { name: 'Crear' }));
  expect(form.getAllByText('Escriba el nombre del equipo.')[0]).toBeVisible();
  await user.type(form.getByRole('textbox', { name: /^Equipo/ }), 'Entregas');
  await user.type(form.getByRole('combobox', { name: /^Secciones/ }), 'mfe-entregas,');
  await user.click(form.getByRole('button', { name: 'Crear' }));
  const panel = within(await screen.findByRole('region', { name: 'Token nuevo' }));
  expect(panel.getByText('surco_pub_secreto')).toBeVisible();
  expect(sent).toEqual([{ team: 'Entregas', sections: ['mfe-entregas'] }]);
  await user.click(panel.getByRole('button', { name: 'Listo' }));
  expect(screen.queryByText('surco_pub_secreto')).toBeNull();
  expect(screen.getByRole('button', { name: 'Nuevo token' })).toHaveFocus();

  await openMenu(user, /^Acciones de Equipo Ventas/);
  await user.click(screen.getByRole('menuitem', { name: 'Revocar', hidden: true }));
  await user.click((await findDialog('¿Revocar el token de Equipo Ventas?')).getByRole('button', { name: 'Revocar' }));
  await waitFor(() =>
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toContain(`DELETE /registry/tokens/${token.id}`),
  );
});

const VersionRoutes = () => useRoutes([{ path: `${PATH}/:name`, element: <SectionVersionsPage /> }]);

test('C-07 lists the versions of a section and removes one that is not live', async () => {
  const requests = mockApi({
    'GET /registry/sections/mfe-sales/versions': {
      data: [version, { ...version, version: '1.0.0-a', state: 'UNUSED' }],
    },
    'DELETE /registry/sections/mfe-sales/versions/1.0.0-a': { data: section },
  });
  const { user } = renderPage(<VersionRoutes />, `${PATH}/mfe-sales`);
  await user.click(await screen.findByRole('button', { name: /^Acciones de 1\.0\.0-a/ }));
  await user.click(screen.getByRole('menuitem', { name: 'Eliminar', hidden: true }));
  const dialog = await findDialog('¿Eliminar la versión 1.0.0-a?');
  await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
  expect(screen.queryByRole('button', { name: /^Acciones de 1\.1\.0-b/ })).toBeNull();
});
