import { renderPage, serve } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import UsersListPage from './UsersListPage';

const stamps = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

const consultant = {
  id: '0a4e3a4e-7a44-4a0e-9f43-0c8f5f1d0001',
  firstName: 'Héctor',
  lastName: 'Garza',
  email: 'hector@surco.test',
  phone: '8711234567',
  role: 'Consultant',
  status: 'ACTIVO',
  distributorId: 'd',
  distributor: { id: 'd', name: 'Agrosemillas del Norte' },
  zones: [],
  acceptedTosAt: null,
  ...stamps,
};
const coordinator = {
  ...consultant,
  id: '0a4e3a4e-7a44-4a0e-9f43-0c8f5f1d0002',
  firstName: 'Laura',
  role: 'Coordinator',
  distributor: null,
  zones: [
    { id: '1', name: 'Altos–Ags' },
    { id: '2', name: 'Laguna' },
  ],
};

const page = { data: [consultant, coordinator], page: 1, size: 10, totalPages: 1, totalRecords: 2 };

test('R-11 the list of users: role in Spanish, distributor or zones, a phone to call', async () => {
  serve({ 'GET /users': page });
  renderPage(<UsersListPage />);
  expect(await screen.findByText('Héctor Garza')).toBeVisible();
  expect(screen.getByText('Agrosemillas del Norte')).toBeVisible();
  expect(screen.getByText('Altos–Ags, Laguna')).toBeVisible();
  expect(screen.getAllByRole('link', { name: /871/ })[0]).toHaveAttribute('href', expect.stringContaining('tel:'));
});

test('X-21 the first request is the one the page’s HTML begins', async () => {
  const asked = serve({ 'GET /users': page });
  renderPage(<UsersListPage />);
  await screen.findByText('Héctor Garza');
  expect(asked[0]?.url).toBe('/users?page=1&size=10&sort=name');
});
