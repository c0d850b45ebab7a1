import { mockApi, renderPage } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import ImportLocalitiesPage from './ImportLocalitiesPage';

test('R-39 offers the template of localities', async () => {
  const requests = mockApi({});
  const { user } = renderPage(<ImportLocalitiesPage />);
  expect(screen.getByLabelText('Archivo de localidades')).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Descargar plantilla' }));
  expect(await screen.findByRole('button', { name: 'Descargar plantilla' })).toBeVisible();
  expect(requests).toContainEqual({ method: 'GET', url: '/localities/file-template' });
});
