import { getRuntimeConfig, setRuntimeConfig } from '@surco/shared/platform';
import { mockApi, type MockResponses, renderPage } from '@surco/shared/testing';
import { screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import LoginPage from '../session/login/LoginPage';
import { SectionPathsFixture } from './SectionPathsFixture';

function LocationProbe() {
  const { pathname, search } = useLocation();
  return <p>Llegó a {pathname + search}</p>;
}

/** Sets the client id of the directory; empty: no directory is configured (K-04). */
function configureDirectory(clientId: string): void {
  const config = getRuntimeConfig();
  setRuntimeConfig({ ...config, sso: { ...config.sso, clientId } });
}

/** Opens the login page at an address, and records its requests. */
export function openLogin(address: string, answers: MockResponses = {}, clientId = 'nuestro-cliente') {
  const requests = mockApi(answers);
  configureDirectory(clientId);
  const page = renderPage(
    <SectionPathsFixture>
      <Routes>
        <Route path="/login/:role?/:objective?" element={<LoginPage />} />
        <Route path="/:role?/:objective?" element={<LoginPage />} />
        <Route path="/dashboard/*" element={<LocationProbe />} />
        <Route path="/farmer" element={<LocationProbe />} />
      </Routes>
    </SectionPathsFixture>,
    address,
  );
  return { requests, ...page };
}

export const getStaffForm = () => within(screen.getByRole('form', { name: 'Acceso para el personal' }));
export const getFarmerForm = () => within(screen.getByRole('form', { name: 'Acceso para agricultores' }));
