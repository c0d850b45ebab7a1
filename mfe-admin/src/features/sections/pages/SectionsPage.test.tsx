import type { Section, SectionToken, SectionVersion, SectionVisits } from '@surco/shared/contract';
import { type MockResponse, type MockResponses, mockApi, renderPage, recordBody } from '@surco/shared/testing';
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
  commit: 'abc123abc123-changed',
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

const VersionRoutes = () => useRoutes([{ path: `${PATH}/:name`, element: <SectionVersionsPage /> }]);

function open(responses: MockResponses = {}) {
  const sent: unknown[] = [];
  const requests = mockApi({
    'GET /registry/sections': { data: [section] },
    'GET /registry/tokens': { data: [token] },
    'GET /registry/visits': { data: [] },
    'POST /registry/sections/mfe-sales/use': recordBody(sent, { data: section }),
    'POST /registry/tokens': recordBody(sent, { data: { token: 'surco_pub_secreto', record: token } }),
    [`DELETE /registry/tokens/${token.id}`]: { data: token },
    ...responses,
  });
  return { sent, requests, ...renderPage(<SectionsPage />, PATH) };
}

const openMenu = async (user: ReturnType<typeof open>['user'], name: RegExp) =>
  user.click(await screen.findByRole('button', { name }));

const visits: SectionVisits = {
  section: 'mfe-sales',
  version: '1.1.0-b',
  onTrial: false,
  visits: 12,
  failedVisits: 6,
  failedLoads: 0,
  errors: { script: 6, promise: 0, render: 0 },
  frequentErrors: [{ error: 'TypeError list.0a1b2c3d.js:2:7', count: 6 }],
  vitals: {
    LCP: { samples: 12, p75: 1_230 },
    navigation: { samples: 0, p75: null },
    INP: { samples: 0, p75: null },
    CLS: { samples: 0, p75: null },
  },
};

test('C-07 lists version, author, commit, reason, trial and health of each section', async () => {
  const trial = { version: { ...version, version: '1.2.0-c' }, percent: null, roles: ['Supervisor' as const] };
  const { requests } = open({
    'GET /registry/sections': { data: [{ ...section, trial, health: 'CHANGED', previews: [version] }] },
  });
  const row = within(await screen.findByRole('row', { name: /Ventas \(mfe-sales\)/ }));
  for (const text of [
    '1.1.0-b',
    'Equipo Ventas',
    'abc123abc1 con otros cambios',
    'Corrige totales',
    'Archivo alterado',
  ])
    expect(row.getByText(text)).toBeVisible();
  for (const text of ['1.2.0-c: Supervisor', '1.1.0-b: con enlace']) expect(row.getByText(text)).toBeVisible();
  expect(requests.map(({ url }) => url)).toContain(getFirstCall(PATH));
});

test('C-07 of a section that users get only on trial, author and reason of the trial are shown', async () => {
  const trial = { version, percent: null, roles: ['Supervisor' as const] };
  const onTrial = { ...section, live: null, trial };
  open({
    'GET /registry/sections': {
      data: [
        { ...onTrial, ownVersion: null },
        { ...onTrial, name: 'mfe-own' },
        { ...onTrial, name: 'mfe-ended', ownVersion: null, trial: null, menu: 'WAITING' },
      ],
    },
  });
  const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await findRow(/Ventas \(mfe-sales\)/)).getByText('Equipo Ventas')).toBeVisible();
  expect((await findRow(/Ventas \(mfe-sales\)/)).getByText('Corrige totales')).toBeVisible();
  expect((await findRow(/Ventas \(mfe-own\)/)).queryByText('Corrige totales')).toBeNull();
  // After the trial nobody gets it.
  expect((await findRow(/Ventas \(mfe-ended\)/)).getByText('Nadie la recibe')).toHaveClass('surco-tag-grey');
  expect(screen.queryByRole('region', { name: 'Entradas por aprobar' })).toBeNull();
});

test('X-43 a section that waits for another version of Surco says what it needs and what is served meanwhile', async () => {
  const misfit = { needs: ['@surco/shared ^4.0.0'], served: '1.0.0-a' };
  open({ 'GET /registry/sections': { data: [{ ...section, health: 'INCOMPATIBLE', misfit }] } });
  const row = within(await screen.findByRole('row', { name: /Ventas \(mfe-sales\)/ }));
  expect(row.getByText('De otra versión de Surco')).toBeVisible();
  expect(row.getByText('Necesita @surco/shared ^4.0.0; mientras tanto todos reciben 1.0.0-a.')).toBeVisible();
});

test('X-43 among the versions, the one that waits is not shown as that of everyone', async () => {
  const misfit = { needs: ['@surco/shared ^4.0.0'], served: '1.0.0-a' };
  const served = { ...version, version: '1.0.0-a', state: 'PREVIOUS' as const };
  mockApi({
    'GET /registry/sections/mfe-sales/versions': { data: [{ ...version, misfit }, served] },
    'GET /registry/visits': { data: [visits] },
  });
  renderPage(<VersionRoutes />, `${PATH}/mfe-sales`);
  const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect(await (await findRow(/^1\.1\.0-b/)).findByText('Espera')).toBeVisible();
  expect((await findRow(/^1\.0\.0-a/)).getByText('Todos')).not.toHaveClass('surco-tag-green');
});

test('C-07 a section whose visits fail is not shown as healthy', async () => {
  open({ 'GET /registry/visits': { data: [visits] } });
  const row = within(await screen.findByRole('row', { name: /Ventas \(mfe-sales\)/ }));
  expect(await row.findByText('50 % con errores')).toBeVisible();
  expect(row.getByText('12 visitas, 50 % con errores')).toBeVisible();
  expect(row.queryByText('Responde')).toBeNull();
});

test('C-07 a section whose trial fails is not shown as healthy', async () => {
  const trial = { version: { ...version, version: '1.2.0-c' }, percent: null, roles: ['Supervisor' as const] };
  open({
    'GET /registry/sections': { data: [{ ...section, trial }] },
    'GET /registry/visits': { data: [{ ...visits, version: '1.2.0-c', onTrial: true }] },
  });
  const row = within(await screen.findByRole('row', { name: /Ventas \(mfe-sales\)/ }));
  expect(await row.findByText('Prueba: 50 % con errores')).toHaveClass('surco-tag-red');
  expect(row.getByText('12 visitas, 50 % con errores')).toBeVisible();
  expect(row.queryByText('Responde')).toBeNull();
});

test('C-07 an administrator approves the entries of a section with one press, and refuses one with a reason', async () => {
  const sent: unknown[] = [];
  const waiting = { ...section, name: 'mfe-clima', label: 'Clima', menu: 'WAITING' as const };
  const { user } = open({
    'GET /registry/sections': { data: [waiting] },
    'POST /registry/sections/mfe-clima/menu': recordBody(sent, { data: waiting }),
  });
  const requests = within(await screen.findByRole('region', { name: 'Entradas por aprobar' }));
  expect(requests.getByText(/^Clima \(mfe-clima\), de Equipo Ventas/)).toBeVisible();
  expect(screen.getByText('Entradas sin aprobar')).toBeVisible();
  await user.click(requests.getByRole('button', { name: 'Aprobar a Clima' }));
  await waitFor(() => expect(sent).toEqual([{ approved: true }]));
  // The request goes with its buttons.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Secciones publicadas' })).toHaveFocus());
  await user.click(requests.getByRole('button', { name: 'Rechazar a Clima' }));
  const dialog = await findDialog('¿Ocultar las entradas de mfe-clima?');
  await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Sin acuerdo');
  await user.click(dialog.getByRole('button', { name: 'Ocultar las entradas' }));
  await waitFor(() => expect(sent).toEqual([{ approved: true }, { approved: false, reason: 'Sin acuerdo' }]));
});

test('C-07 a section is not shown as healthy while its visits are not known, and they can be read again', async () => {
  let answer: MockResponse = { status: 503, error: 'Sin servicio.' };
  const { user } = open({ 'GET /registry/visits': () => answer });
  const row = within(await screen.findByRole('row', { name: /Ventas \(mfe-sales\)/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('No se pudieron leer las visitas');
  expect(row.getByText('Responde')).toHaveClass('surco-tag-grey');
  answer = { data: [{ ...visits, failedVisits: 0 }] };
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(row.getByText('Responde')).toHaveClass('surco-tag-green'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['Desactivar los enlaces', '¿Desactivar los enlaces de mfe-sales?', { version: null, link: true }],
  ['Retirar la sección', '¿Retirar mfe-sales?', { version: null }],
])('C-07 %s, with a reason', async (label, title, body) => {
  const { user, sent } = open({ 'GET /registry/sections': { data: [{ ...section, previews: [version] }] } });
  await openMenu(user, /^Acciones de Ventas/);
  await user.click(screen.getByRole('menuitem', { name: label, hidden: true }));
  const dialog = await findDialog(title);
  await user.type(dialog.getByRole('textbox', { name: /^Motivo/ }), 'Falla');
  await user.click(dialog.getByRole('button', { name: label }));
  await waitFor(() => expect(sent).toEqual([{ ...body, reason: 'Falla' }]));
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

test('C-07 lists the versions of a section with audience and errors, and gives another one to everyone with one press', async () => {
  const sent: unknown[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const figures = { value: 0.5, visits: 12 };
  const verdict = { outcome: 'worse' as const, at: '', measure: 'errors' as const, trial: figures, standing: figures };
  mockApi({
    'GET /registry/sections/mfe-sales/versions': {
      data: [
        { ...version, bytes: 2_048 },
        { ...version, version: '1.2.0-c', state: 'TRIAL', roles: ['Supervisor'] },
        { ...version, version: '1.0.0-a', state: 'PREVIOUS', verdict },
        { ...version, version: '0.1.0-own', state: 'UNUSED', isOwn: true },
      ],
    },
    'GET /registry/visits': {
      data: [
        visits,
        {
          ...visits,
          onTrial: true,
          visits: 0,
          failedVisits: 0,
          frequentErrors: [{ error: 'TypeError list.0a1b2c3d.js:2:7', count: 2 }],
        },
      ],
    },
    'POST /registry/sections/mfe-sales/use': async (...request) => {
      const response = recordBody(sent, { data: section })(...request);
      await answered;
      return response;
    },
  });
  const { user } = renderPage(<VersionRoutes />, `${PATH}/mfe-sales`);
  const row = within(await screen.findByRole('row', { name: /1\.1\.0-b/ }));
  expect(await row.findByText('8 × TypeError list.0a1b2c3d.js:2:7')).toBeVisible();
  for (const text of ['Todos', '1.2 s', '2 KB']) expect(row.getByText(text)).toBeVisible();
  for (const text of [
    'A prueba: Supervisor',
    'La prueba terminó sola: falló en el 50 % de 12 visitas',
    'Con el servidor',
  ])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Usar para todos: 1.1.0-b' })).toBeNull();
  await user.dblClick(screen.getByRole('button', { name: 'Usar para todos: 1.0.0-a' }));
  answer();
  // The button goes.
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Versiones de mfe-sales' })).toHaveFocus());
  expect(sent).toEqual([{ version: '1.0.0-a' }]);
});
