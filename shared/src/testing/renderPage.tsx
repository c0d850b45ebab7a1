import { configure as configureTests, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { PageProviders } from './PageProviders';

/** A long time-out, so that tests pass on a busy machine. */
configureTests({ asyncUtilTimeout: 5000 });

/** Renders a page at a path with an empty cache. @returns the view and a user-event user */
export function renderPage(page: ReactNode, address = '/'): RenderResult & { user: UserEvent } {
  const user = userEvent.setup();
  const view = render(<PageProviders address={address}>{page}</PageProviders>);
  return { user, ...view };
}
