import { useRoutes } from '@surco/shared/platform';
import type { ReactNode } from 'react';

/** Pages at their addresses, as the host shows them: for tests that go from one to the other. */
export const InRoutes = ({ pages }: { pages: Readonly<Record<string, ReactNode>> }) =>
  useRoutes(Object.entries(pages).map(([path, element]) => ({ path, element })));
