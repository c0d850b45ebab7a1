import { useNavigate, useSearchParams } from '@surco/shared/platform';
import { createSessionUser } from '@surco/shared/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { testRemotes } from '../testing/testRemotes';
import { createGuardedHistory } from './guardedHistory';
import { NavigationRoot } from './NavigationRoot';
import { readSectionPaths } from './sectionPaths';
import { createTargetResolver } from './target';

const never = new Promise<string>(() => undefined);

/** A list whose rendering never ends once it has a filter. */
function List() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const zone = search.get('zona');
  return (
    <>
      <p>{zone === null ? 'Todas las ventas' : use(never)}</p>
      <button onClick={() => setSearch({ zona: '1' }, { replace: true })}>Filtrar</button>
      <button onClick={() => setSearch({ zona: '1' }, { replace: true, flushSync: true })}>Filtrar de una vez</button>
      <button onClick={() => void navigate('/dashboard/customers/list?zona=1')}>Clientes</button>
    </>
  );
}

async function openList() {
  window.history.replaceState(null, '', '/dashboard/sales/list/sale');
  const history = createGuardedHistory({
    resolve: createTargetResolver(testRemotes),
    homePaths: readSectionPaths(testRemotes).home,
    getUser: () => createSessionUser('Admin'),
    getNavigationCount: () => 0,
    refetchUser: async () => true,
    countNavigation: () => undefined,
    showAccessDenied: () => undefined,
    signOut: () => undefined,
    confirmLeave: async () => true,
  });
  render(
    <NavigationRoot history={history}>
      {(location) => <Suspense fallback="Interrumpida">{location && <List />}</Suspense>}
    </NavigationRoot>,
  );
  await screen.findByText('Todas las ventas');
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
  // Until all that React has to render now is rendered.
  await act(async () => undefined);
}

test('a page that changes its own query is rendered in steps: what it showed stays until all of it is ready', async () => {
  await openList();
  await press('Filtrar');
  expect(window.location.search).toBe('?zona=1');
  expect(screen.getByText('Todas las ventas')).toBeVisible();
  expect(screen.queryByText('Interrumpida')).not.toBeInTheDocument();
});

test.each(['Filtrar de una vez', 'Clientes'])('%s is rendered at once', async (name) => {
  await openList();
  await press(name);
  expect(screen.getByText('Interrumpida')).toBeVisible();
});
