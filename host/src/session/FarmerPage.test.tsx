import { renderPage, serve } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import FarmerPage from './FarmerPage';

function Simulator() {
  const { pathname, search } = useLocation();
  return <p>Llegó a {pathname + search}</p>;
}

test.each([
  ['/farmer', '/simulator'],
  ['/farmer?objective=Leche%20%26%20carne', '/simulator?objective=Leche%20%26%20carne'],
  ['/farmer?objective=https%3A%2F%2Fmalo.mx', '/simulator?objective=https%3A%2F%2Fmalo.mx'],
])('R-06 %s sends on to %s', async (address, expected) => {
  serve({});
  renderPage(
    <Routes>
      <Route path="/farmer" element={<FarmerPage />} />
      <Route path="/simulator" element={<Simulator />} />
    </Routes>,
    address,
  );
  expect(await screen.findByText(`Llegó a ${expected}`)).toBeVisible();
});

test('R-06 where the way on is closed, a button is left', () => {
  serve({});
  renderPage(<FarmerPage />, '/farmer');
  expect(screen.getByRole('button', { name: 'Abrir el simulador' })).toBeVisible();
});
