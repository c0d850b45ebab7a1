import { mockApi, renderPage } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import PrivacyNoticePage from './PrivacyNoticePage';

test('X-26 shows the privacy notice in force to anyone', async () => {
  mockApi({ 'GET /privacy-notice': { data: { version: '2026-11', text: 'AVISO\n\nDe Agrosemillas del Norte.' } } });
  renderPage(<PrivacyNoticePage />);
  expect(await screen.findByText('De Agrosemillas del Norte.')).toBeVisible();
  expect(screen.getByText('Versión 2026-11')).toBeVisible();
});

test('X-26 offers a retry when the notice cannot be read', async () => {
  mockApi({ 'GET /privacy-notice': { status: 503, error: 'El servicio no está disponible.' } });
  renderPage(<PrivacyNoticePage />);
  expect(await screen.findByRole('button', { name: /Reintentar/ })).toBeVisible();
});
