import { useRoutes } from '@surco/shared/platform';
import type { ReactNode } from 'react';

/** Renders pages at their paths, for tests that navigate. */
export const TestRoutes = ({ pages }: { pages: Readonly<Record<string, ReactNode>> }) =>
  useRoutes(Object.entries(pages).map(([path, element]) => ({ path, element })));
