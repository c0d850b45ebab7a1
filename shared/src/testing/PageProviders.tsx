import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig, swrDefaults } from '../platform';

/** What the host provides to every page: a router, here at an address in memory, and an empty cache. */
export const PageProviders = ({ address = '/', children }: { address?: string; children: ReactNode }) => (
  <MemoryRouter initialEntries={[address]}>
    <SWRConfig value={{ ...swrDefaults, provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
  </MemoryRouter>
);
