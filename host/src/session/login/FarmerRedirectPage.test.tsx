import { renderPage, mockApi } from '@surco/shared/testing';
import { screen } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SectionPathsFixture } from '../../testing/SectionPathsFixture';
import FarmerRedirectPage from './FarmerRedirectPage';

function SimulatorProbe() {
  const { pathname, search } = useLocation();
  return <p>Llegó a {pathname + search}</p>;
}

test.each([
  ['/farmer', '/simulator'],
  ['/farmer?objective=Leche%20%26%20carne', '/simulator?objective=Leche%20%26%20carne'],
  ['/farmer?objective=https%3A%2F%2Fmalo.mx', '/simulator?objective=https%3A%2F%2Fmalo.mx'],
])('R-06 %s redirects to %s', async (address, expected) => {
  mockApi({});
  renderPage(
    <SectionPathsFixture>
      <Routes>
        <Route path="/farmer" element={<FarmerRedirectPage />} />
        <Route path="/simulator" element={<SimulatorProbe />} />
      </Routes>
    </SectionPathsFixture>,
    address,
  );
  expect(await screen.findByText(`Llegó a ${expected}`)).toBeVisible();
});

test('R-06 shows a button when the redirect does not happen', () => {
  mockApi({});
  renderPage(<FarmerRedirectPage />, '/farmer');
  expect(screen.getByRole('button', { name: 'Abrir el simulador' })).toBeVisible();
});
