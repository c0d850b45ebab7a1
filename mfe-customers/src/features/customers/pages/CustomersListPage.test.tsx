import type { Client } from '@surco/shared/contract';
import { renderPage, serve } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { manifest } from '../../../manifest';
import CustomersListPage from './CustomersListPage';

const stamps = { version: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z' };

const company: Client = {
  id: 'c1',
  personType: 'MORAL',
  firstName: 'Ana',
  lastName: 'Núñez',
  businessName: 'Establo La Esperanza',
  rfc: null,
  phone: '8711234567',
  email: null,
  stateId: '05',
  localityId: 'l1',
  address: null,
  postalCode: null,
  hectares: 19.7,
  herdSize: 1200,
  productionTypeId: 'p1',
  consultantId: 'u1',
  privacyNoticeAcceptedAt: null,
  privacyNoticeVersion: null,
  status: 'PENDIENTE',
  locality: { id: 'l1', name: 'San Pedro' },
  zone: { id: 'z1', name: 'Laguna' },
  productionType: { id: 'p1', name: 'Leche' },
  consultant: { id: 'u1', firstName: 'Luis', lastName: 'Peña' },
  ...stamps,
};

const locality = { id: 'l1', name: 'San Pedro', municipality: 'San Pedro', stateId: '05', zoneId: 'z1', ...stamps };
const page = (data: readonly unknown[]) => ({ data, page: 1, size: 10, totalPages: 1, totalRecords: data.length });

test('R-15 lists customers with whom to call, their ground and herd, type, consultant and state', async () => {
  serve({ 'GET /clients': page([company]) });
  renderPage(<CustomersListPage />);
  expect(await screen.findByText('1 cliente')).toBeVisible();
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  expect(cells).toEqual([
    'Establo La EsperanzaAna Núñez',
    '871 123 4567',
    'San Pedro',
    '19.7 ha',
    '1,200',
    'Leche',
    'Luis Peña',
    'Pendiente',
  ]);
  expect(screen.getByRole('link', { name: '871 123 4567' })).toHaveAttribute('href', 'tel:+528711234567');
});

test('the HTML starts exactly what the list first asks', async () => {
  const asked = serve({ 'GET /clients': page([]) });
  renderPage(<CustomersListPage />);
  await screen.findByText('0 clientes');
  expect(asked.map(({ url }) => url)).toEqual([manifest.routes[0].firstCall]);
});

test('a link by locality shows its name and asks for it', async () => {
  const asked = serve({ 'GET /clients': page([company]), 'GET /localities': page([locality]) });
  renderPage(<CustomersListPage />, '/?localityId=l1');
  const chips = within(await screen.findByRole('list', { name: 'Filtros en uso' }));
  expect(await chips.findByText('San Pedro')).toBeVisible();
  expect(asked.map(({ url }) => url)).toEqual([
    '/clients?localityId=l1&page=1&size=10&sort=name',
    '/localities?page=1&size=all',
  ]);
});
