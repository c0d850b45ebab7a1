import { screen, waitFor, within } from '@testing-library/react';
import type { SavedView } from '../../../contract';
import { loadSavedViews, useCall, useListState, useLocation } from '../../../platform';
import { session } from '../../../platform/host';
import { createSessionUser, mockApi, type MockResponses, recordBody, renderPage } from '../../../testing';
import type { ListColumn } from '../../table/list-column';
import { ListPage } from '../list-page';

interface Season {
  id: string;
  name: string;
}

const columns: readonly ListColumn<Season>[] = [
  { key: 'name', title: 'Nombre', render: ({ name }) => name, sortField: 'name' },
  { key: 'start', title: 'Inicio', render: () => '01/05/26', sortField: 'startDate' },
  { key: 'end', title: 'Fin', render: () => '30/09/26' },
  { key: 'notes', title: 'Notas', render: () => '', optional: true },
];
const yes = [{ value: 'true', label: 'Sí' }];

function Seasons() {
  const state = useListState(['isOpen'], 'name');
  const response = useCall('GET /seasons', { query: state.query });
  const { pathname, search } = useLocation();
  return (
    <>
      <ListPage
        noun={['temporada', 'temporadas']}
        state={state}
        response={response}
        columns={columns}
        filters={[{ kind: 'select', name: 'isOpen', label: 'Abierta', options: yes }]}
        empty={{ text: 'Aún no hay temporadas.' }}
      />
      <output aria-label="Dirección">{pathname + search}</output>
    </>
  );
}

const view: SavedView = {
  id: 'v-1',
  list: '/temporadas',
  name: 'Abiertas',
  isDefault: false,
  filters: { isOpen: 'true' },
  sort: '-startDate',
  columns: [
    { key: 'name', isShown: true },
    { key: 'end', isShown: true },
    { key: 'start', isShown: true },
    { key: 'notes', isShown: false },
  ],
  density: 'compact',
  createdAt: '2026-11-20T16:30:00.000Z',
  updatedAt: '2026-11-20T16:30:00.000Z',
};

const seasons = { data: [{ id: 's-1', name: 'PV 2026' }], page: 1, size: 10, totalPages: 1, totalRecords: 1 };

const show = async (address: string, views: readonly SavedView[], responses: MockResponses = {}) => {
  session.setUser(createSessionUser('Admin'));
  const stored = [...views];
  const requests = mockApi({ 'GET /seasons': seasons, 'GET /views': () => ({ data: stored }), ...responses });
  await loadSavedViews();
  const page = renderPage(<Seasons />, address);
  await screen.findByRole('cell', { name: 'PV 2026' });
  return { ...page, requests, stored };
};
const readAddress = () => screen.getByRole('status', { name: 'Dirección' }).textContent;
const readHeaders = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const openViews = async (user: Awaited<ReturnType<typeof show>>['user'], name = 'Vistas') => {
  await user.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name: 'Vistas' }));
};

afterEach(() => localStorage.clear());

test('E-12 a saved view shows its filters, sort, columns and density, also as a link; the list as it is comes back', async () => {
  const { user, requests } = await show('/temporadas', [view, { ...view, id: 'v-2', list: '/otra', name: 'Ajena' }]);
  const panel = await openViews(user);
  expect(panel.queryByRole('button', { name: 'Ajena' })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Abiertas' }));
  expect(readAddress()).toBe('/temporadas?isOpen=true&sort=-startDate&view=v-1');
  expect(readHeaders()).toEqual(['Nombre', 'Fin', 'Inicio']);
  expect(screen.getByRole('table').closest('.surco-list')).toHaveClass('surco-list-compact');
  expect(requests.at(-1)?.url).toBe('/seasons?isOpen=true&page=1&size=10&sort=-startDate');
  const opened = await openViews(user, 'Abiertas');
  await user.click(opened.getByRole('button', { name: 'Copiar enlace' }));
  expect(await navigator.clipboard.readText()).toBe(
    'http://localhost/temporadas?isOpen=true&sort=-startDate&viewName=Abiertas&columns=name%2Cend%2Cstart%2C-notes&density=compact',
  );
  await user.click(opened.getByRole('button', { name: 'Vista original' }));
  expect(readAddress()).toBe('/temporadas');
  expect(readHeaders()).toEqual(['Nombre', 'Inicio', 'Fin']);
});

test('E-12 saves what the list shows under a name that is free, and shows the new view', async () => {
  const message = 'Ya existe una vista con este nombre en esta lista. Elija otro.';
  const bodies: unknown[] = [];
  const { user, stored } = await show('/temporadas?isOpen=true&sort=-startDate', [], {
    'POST /views': recordBody(bodies, ({ name }) => {
      if (name === 'Abierta') return { status: 409, error: message, code: 'DUPLICADO' };
      stored.push(view);
      return { data: view };
    }),
  });
  const panel = await openViews(user);
  await user.click(panel.getByRole('button', { name: 'Guardar vista…' }));
  await user.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(panel.getByText('Escriba el nombre de la vista.')).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: /^Nombre de la vista/ }), 'Abierta{Enter}');
  expect(await panel.findByText(message)).toBeVisible();
  await user.type(panel.getByRole('textbox', { name: /^Nombre de la vista/ }), 's');
  await user.click(panel.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByRole('button', { name: 'Abiertas' })).toBeVisible();
  expect(readAddress()).toBe('/temporadas?isOpen=true&sort=-startDate&view=v-1');
  expect(bodies.slice(1)).toEqual([
    {
      list: '/temporadas',
      name: 'Abiertas',
      isDefault: false,
      filters: { isOpen: 'true' },
      sort: '-startDate',
      columns: [
        { key: 'name', isShown: true },
        { key: 'start', isShown: true },
        { key: 'end', isShown: true },
        { key: 'notes', isShown: false },
      ],
      density: 'comfortable',
    },
  ]);
});

test('E-12 changes of a view are stored on demand only', async () => {
  const bodies: unknown[] = [];
  const { user, stored } = await show('/temporadas?view=v-1&isOpen=true&sort=-startDate', [view], {
    'PUT /views/v-1': recordBody(bodies, () => {
      const changed = { ...view, filters: {} };
      stored.splice(0, 1, changed);
      return { data: changed };
    }),
  });
  expect((await openViews(user, 'Abiertas')).queryByRole('button', { name: /Guardar cambios/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Quitar el filtro Abierta: Sí' }));
  const panel = await openViews(user, 'Abiertas');
  await user.click(panel.getByRole('button', { name: 'Guardar cambios en «Abiertas»' }));
  await waitFor(() => expect(panel.queryByRole('button', { name: /Guardar cambios/ })).toBeNull());
  expect(bodies).toEqual([expect.objectContaining({ name: 'Abiertas', filters: {}, density: 'compact' })]);
});

test('E-12 a view becomes the one that the list opens with, gets another name, and is deleted after a question', async () => {
  const bodies: unknown[] = [];
  localStorage.setItem('surco.layout./temporadas#v-1', 'columns=name%2Cstart%2C-end');
  const { user, stored } = await show('/temporadas?view=v-1', [view], {
    'PUT /views/v-1': recordBody(bodies, (body) => {
      stored.splice(0, 1, { ...view, ...body });
      return { data: stored[0] };
    }),
    'DELETE /views/v-1': () => {
      stored.splice(0, 1);
      return { data: { id: 'v-1' } };
    },
  });
  let panel = await openViews(user, 'Abiertas');
  const choose = async (action: string, name = 'Abiertas') => {
    await user.click(panel.getByRole('button', { name: `Acciones de ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };
  await choose('Abrir la lista con ella');
  expect(await panel.findByText('Al abrir')).toBeVisible();
  await choose('Cambiar nombre');
  await user.clear(panel.getByRole('textbox', { name: /^Nombre de la vista/ }));
  await user.type(panel.getByRole('textbox', { name: /^Nombre de la vista/ }), 'De hoy{Enter}');
  await screen.findByRole('button', { name: 'De hoy' });
  // The unsaved changes of its columns.
  expect(readHeaders()).toEqual(['Nombre', 'Inicio']);
  expect(bodies).toEqual([
    expect.objectContaining({ name: 'Abiertas', isDefault: true }),
    expect.objectContaining({ name: 'De hoy', isDefault: true }),
  ]);
  panel = await openViews(user, 'De hoy');
  await choose('Eliminar', 'De hoy');
  await screen.findByText('¿Eliminar la vista «De hoy»?');
  await user.click(screen.getByRole('button', { name: 'Eliminar la vista' }));
  expect(await screen.findByRole('button', { name: 'Vistas' })).toBeVisible();
});

test('E-12 a link shows the whole view to others, and their own columns come back', async () => {
  localStorage.setItem('surco.layout./temporadas#', 'columns=name%2C-start%2Cend');
  const link = '/temporadas?isOpen=true&viewName=De+hoy&columns=name%2Cend%2Cgone%2C-start%2Cnotes&density=compact';
  const { user } = await show(link, []);
  expect(readHeaders()).toEqual(['Nombre', 'Fin', 'Notas']);
  const bar = within(await screen.findByRole('region', { name: 'Vista compartida' }));
  expect(bar.getByText('De hoy')).toBeVisible();
  await user.click(bar.getByRole('button', { name: 'Usar mis columnas' }));
  expect(readAddress()).toBe('/temporadas?isOpen=true');
  expect(readHeaders()).toEqual(['Nombre', 'Fin']);
});

test('E-12 a shared view is kept under a name', async () => {
  const { user, stored } = await show('/temporadas?isOpen=true&viewName=De+hoy&columns=name,end&density=compact', [], {
    'POST /views': () => {
      stored.push({ ...view, name: 'De hoy' });
      return { data: stored[0] };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Guardar como mía' }));
  expect(screen.getByRole('textbox', { name: /^Nombre de la vista/ })).toHaveValue('De hoy');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(readAddress()).toBe('/temporadas?isOpen=true&sort=-startDate&view=v-1'));
  expect(screen.queryByRole('region', { name: 'Vista compartida' })).toBeNull();
});

test('E-12 a view that sorts by a column that no longer exists shows the usual order', async () => {
  const { requests } = await show('/temporadas?sort=gone&view=v-1', [view]);
  await waitFor(() => expect(readAddress()).toBe('/temporadas?view=v-1'));
  expect(requests.at(-1)?.url).toBe('/seasons?page=1&size=10&sort=name');
});

test('E-12 without a network the last known views can be shown; one cannot be saved', async () => {
  const { user } = await show('/temporadas', [view], {});
  mockApi({
    'GET /seasons': seasons,
    'GET /views': { status: 503, error: 'El servicio no está disponible.' },
    'POST /views': { status: 503, error: 'El servicio no está disponible.' },
  });
  const panel = await openViews(user);
  expect(panel.getByRole('button', { name: 'Abiertas' })).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Guardar vista…' }));
  await user.type(panel.getByRole('textbox', { name: /^Nombre de la vista/ }), 'Otra{Enter}');
  expect(await panel.findByText('El servicio no está disponible.')).toBeVisible();
});
