import 'fake-indexeddb/auto';
import type { SessionUser, Simulation } from '@surco/shared/contract';
import { type Role, simulateRequest, workedExamples } from '@surco/shared/domain';
import { useLocation, useRoutes } from '@surco/shared/platform';
import {
  createSessionUser,
  mockApi,
  type MockResponse,
  type MockResponses,
  renderPage,
  session,
} from '@surco/shared/testing';
import SimulatorSection from '../pages/SimulatorSection';
import { demoCatalogAnswer, demoCatalog } from './openSimulator';

export const createUser = (role: Role): SessionUser =>
  createSessionUser(role, { id: 'u-1', clientKey: role === 'Farmer' ? 'c' : null });

/** A worked example of `shared/src/domain/silage` as saved by the API. */
export function createSavedExample(index: number, fields: Partial<Simulation> = {}): Simulation {
  const example = workedExamples[index];
  const product = demoCatalog.products.find(({ code }) => code === example?.product.code);
  if (!example || !product) throw new Error(`No worked example ${index}`);
  const production = demoCatalog.productionTypes.find(({ name }) => example.name.endsWith(name)) ?? null;
  const { input, result } = simulateRequest(example.request, {
    product,
    production,
    parameters: demoCatalog.parameters,
  });
  return {
    id: `m-${index}`,
    name: example.name,
    input: { ...input, productId: product.id, productionTypeId: production?.id ?? null, clientId: null },
    result,
    product: { id: product.id, code: product.code, name: product.name },
    productionType: production && { id: production.id, name: production.name },
    client: null,
    createdBy: { id: 'u-1', firstName: 'Carla', lastName: 'Ibarra' },
    version: 1,
    createdAt: '2026-11-19T16:00:00.000Z',
    updatedAt: '2026-11-19T16:00:00.000Z',
    ...fields,
  };
}

export interface SentRequest {
  readonly call: string;
  readonly body: unknown;
}

const CurrentUrl = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

const TestRoutes = () =>
  useRoutes([
    { path: '/simulator', element: <SimulatorSection /> },
    { path: '*', element: <CurrentUrl /> },
  ]);

/**
 * Renders the section at a query string.
 * @param writes answers of the calls whose bodies are recorded
 * @returns the page, with all requests in `requests` and those of `writes` with their bodies in `sent`
 */
export function openSection(query: string, role: Role, responses: MockResponses = {}, writes: MockResponses = {}) {
  const sent: SentRequest[] = [];
  session.setUser(createUser(role));
  const recordedWrites = Object.fromEntries(
    Object.entries(writes).map(([call, response]) => [
      call,
      (address: URL, init?: RequestInit): MockResponse | Promise<MockResponse> => {
        sent.push({ call, body: init?.body ? JSON.parse(String(init.body)) : undefined });
        return typeof response === 'function' ? response(address, init) : response;
      },
    ]),
  );
  const requests = mockApi({ 'GET /simulator/catalog': { data: demoCatalogAnswer }, ...responses, ...recordedWrites });
  return { ...renderPage(<TestRoutes />, `/simulator${query}`), requests, sent };
}
