import 'fake-indexeddb/auto';
import type { Simulation, UserDetails } from '@surco/shared/contract';
import type { Role } from '@surco/shared/contract/roles';
import { workedExamples } from '@surco/shared/domain/silage/examples';
import { simulateRequest } from '@surco/shared/domain/silage/simulate';
import { session, useLocation, useRoutes } from '@surco/shared/platform';
import { type Answer, type Answers, renderPage, serve } from '@surco/shared/testing';
import { person as signedIn } from '@surco/shared/testing/people';
import SimulatorSection from '../../section/SimulatorSection';
import { demoAnswer, demoCatalog } from '../simulator/testing';

// The device's store copies what it keeps, which jsdom cannot do by itself.
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value ?? null));

export const person = (role: Role): UserDetails =>
  signedIn(role, { id: 'u-1', clientKey: role === 'Farmer' ? 'c' : null });

/** A worked example of domain.md §4 as the API answers it when it was saved. */
export function savedExample(index: number, fields: Partial<Simulation> = {}): Simulation {
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

export const page = (data: readonly unknown[], more: Readonly<Record<string, unknown>> = {}): Answer => ({
  data,
  page: 1,
  size: 10,
  totalPages: 1,
  totalRecords: data.length,
  ...more,
});

export interface Sent {
  readonly call: string;
  readonly body: unknown;
}

const Elsewhere = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
};

const Site = () =>
  useRoutes([
    { path: '/simulator', element: <SimulatorSection /> },
    { path: '*', element: <Elsewhere /> },
  ]);

/** The section at an address, with what it asked and what it sent. */
export function openSection(query: string, role: Role, answers: Answers = {}, writes: Answers = {}) {
  const sent: Sent[] = [];
  session.setUser(person(role));
  const kept = Object.fromEntries(
    Object.entries(writes).map(([call, answer]) => [
      call,
      (address: URL, init?: RequestInit): Answer => {
        sent.push({ call, body: init?.body ? JSON.parse(String(init.body)) : undefined });
        return typeof answer === 'function' ? answer(address, init) : answer;
      },
    ]),
  );
  const asked = serve({ 'GET /simulator/catalog': { data: demoAnswer }, ...answers, ...kept });
  return { ...renderPage(<Site />, `/simulator${query}`), asked, sent };
}
