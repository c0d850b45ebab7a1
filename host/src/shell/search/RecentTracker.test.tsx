import { Link, useCall, useParams } from '@surco/shared/platform';
import { createSessionUser, mockApi, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { readSectionPaths, SectionPathsContext } from '../../navigation/sectionPaths';
import { searchableSections } from '../../testing/searchFixtures';
import { readRecentItems } from './model/recentItems';
import RecentTracker from './RecentTracker';

const sectionPaths = readSectionPaths(searchableSections);
const user = createSessionUser('Consultant');
const sale = {
  id: 's-1',
  folio: 'V-2026-000007',
  date: '2026-03-01',
  total: '10.00',
  status: 'REGISTRADA',
  customer: { firstName: 'Ana', lastName: 'Ruiz', businessName: null },
};

function SalePage() {
  const { id = '' } = useParams();
  return <p>{useCall('GET /sales/{id}', { params: { id } }).data?.folio}</p>;
}

beforeEach(() => {
  localStorage.clear();
  session.setUser(user);
});

test('remembers opened pages, and records under their names without a request of its own', async () => {
  const requests = mockApi({ 'GET /sales/s-1': { data: sale } });
  const { user: person } = renderPage(
    <SectionPathsContext value={sectionPaths}>
      <RecentTracker />
      <Link to="/dashboard/sales/sale/s-1">Abrir</Link>
      <Routes>
        <Route path="/dashboard/sales/sale/:id" element={<SalePage />} />
        <Route path="*" element={null} />
      </Routes>
    </SectionPathsContext>,
    '/dashboard/sales/list/sale',
  );
  expect(readRecentItems(user.id).map(({ title }) => title)).toEqual(['Ventas']);
  await person.click(screen.getByRole('link', { name: 'Abrir' }));
  await waitFor(() =>
    expect(readRecentItems(user.id)).toMatchObject([
      { kind: 'sale', title: 'V-2026-000007', detail: 'Ana Ruiz · 01/03/26 · $10.00', status: 'REGISTRADA' },
      { kind: 'page', title: 'Ventas' },
    ]),
  );
  expect(requests).toHaveLength(1);
});
