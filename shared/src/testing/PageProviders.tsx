import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig, swrDefaults } from '../platform';

/** As for users who prefer reduced motion: an animation would end at a time that no test knows. */
const STILL_THEME = { token: { motion: false } };

/** What the host provides to every page: a theme, a router, here at an address in memory, and an empty cache. */
export const PageProviders = ({ address = '/', children }: { address?: string; children: ReactNode }) => (
  <ConfigProvider theme={STILL_THEME}>
    <MemoryRouter initialEntries={[address]}>
      <SWRConfig value={{ ...swrDefaults, provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
    </MemoryRouter>
  </ConfigProvider>
);
