import { renderPage } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { UnavailableLine } from './DocumentLine';

const renderLine = (isLoading: boolean) =>
  renderPage(<UnavailableLine productId="p-1" isLoading={isLoading} updateValues={jest.fn()} />, '/');

test('R-25 a line of a restored draft is not reported as unavailable while the products load', () => {
  renderLine(true);
  expect(screen.getByRole('listitem', { name: 'Cargando el producto…' })).toBeVisible();
  expect(screen.queryByText(/ya no está disponible/)).not.toBeInTheDocument();
});

test('R-25 a line whose product was withdrawn asks to remove it', () => {
  renderLine(false);
  expect(screen.getByRole('listitem', { name: 'Producto retirado' })).toHaveTextContent(
    'Este producto ya no está disponible; quítelo para continuar.',
  );
});
