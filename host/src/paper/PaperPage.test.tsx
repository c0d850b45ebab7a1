import type { Paper } from '@surco/shared/contract';
import { createSessionUser, mockApi, type MockResponses, renderPage, session } from '@surco/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import PaperPage from './PaperPage';

const paper: Paper = {
  kind: 'sale',
  title: 'Nota de venta',
  number: 'V-2026-000123',
  status: null,
  issuer: { name: 'Agrosemillas del Norte', rfc: null, address: null, phone: null, logo: null },
  facts: [{ label: 'Fecha', value: '19/11/26' }],
  blocks: [{ type: 'totals', rows: [{ label: 'Total', value: '$123,660.50', isStrong: true }], words: null }],
  footer: null,
  signatures: [],
  remark: 'Este documento no es un comprobante fiscal (CFDI).',
  link: null,
};

const open = (responses: MockResponses) => {
  const requests = mockApi({ 'POST /papers/abc/opened': { data: null }, ...responses });
  const page = (
    <Routes>
      <Route path="/p/:token" element={<PaperPage />} />
    </Routes>
  );
  return { requests, ...renderPage(page, '/p/abc') };
};
const countReports = (requests: ReturnType<typeof mockApi>) =>
  requests.filter(({ method }) => method === 'POST').length;

afterEach(() => session.clear());

test('R-50 X-31 shows the paper with its PDF, and reports once that it was opened', async () => {
  const { requests } = open({ 'GET /papers/abc': { data: paper } });
  expect(await screen.findByText('$123,660.50')).toBeVisible();
  expect(screen.getByText(/V-2026-000123/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Descargar PDF' })).toHaveAttribute('href', '/api/papers/abc/pdf');
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await waitFor(() => expect(countReports(requests)).toBe(1));
});

test('R-50 X-31 staff who look at a link are not counted', async () => {
  session.setUser(createSessionUser('Consultant'));
  const { requests } = open({ 'GET /papers/abc': { data: paper } });
  expect(await screen.findByText('$123,660.50')).toBeVisible();
  expect(countReports(requests)).toBe(0);
});

test('R-50 a link that opens nothing says whom to ask, and counts nothing', async () => {
  const { requests } = open({ 'GET /papers/abc': { status: 404, error: 'No.', code: 'NO_ENCONTRADO' } });
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
  expect(screen.getByText(/Pida un enlace nuevo a la persona que le vendió/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Descargar PDF' })).not.toBeInTheDocument();
  expect(countReports(requests)).toBe(0);
});

test('R-50 a failure is none of the link: it is tried again', async () => {
  let isFailing = true;
  const { user } = open({
    'GET /papers/abc': () => (isFailing ? { status: 500, error: 'Algo falló en el servidor.' } : { data: paper }),
  });
  expect(await screen.findByText('Algo falló en el servidor.')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('$123,660.50')).toBeVisible();
});
