import type { Role } from '@surco/shared/domain';
import { mockApi, renderPage, session } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { createUser } from '../../../testing/fixtures';
import ImportSalesPage from './ImportSalesPage';

test.each<[Role, boolean]>([
  ['Consultant', true],
  ['Admin', false],
])(
  'X-15 X-16 %s downloads the template, and reads whether only own sales are imported: %p',
  async (role, isLimited) => {
    session.setUser(createUser(role));
    const requests = mockApi({});
    const { user } = renderPage(<ImportSalesPage />, '/dashboard/sales/import');
    expect(screen.getByLabelText('Archivo de ventas')).toBeEnabled();
    expect(screen.queryAllByText(/^Se importan ventas propias/)).toHaveLength(isLimited ? 1 : 0);
    await user.click(screen.getByRole('button', { name: 'Descargar plantilla' }));
    expect(await screen.findByRole('button', { name: 'Descargar plantilla' })).toBeVisible();
    expect(requests).toContainEqual({ method: 'GET', url: '/sales/file-template' });
  },
);
