import { configure as configureTests, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { PageProviders } from './PageProviders';

/** A long time-out, so that tests pass on a busy machine. */
configureTests({ asyncUtilTimeout: 5000 });

/**
 * As for users who prefer reduced motion: an animation would end at a time that no test knows. Without antd's style sheets,
 * whose rules take a seventh of the time of a form: `setup.ts` has those that count.
 */
const TEST_THEME = { token: { motion: false }, zeroRuntime: true };

/** Renders a page at a path with an empty cache, without animations and antd's styles. @returns the view and a user-event user */
export function renderPage(page: ReactNode, address = '/'): RenderResult & { user: UserEvent } {
  const user = userEvent.setup();
  const view = render(
    <ConfigProvider theme={TEST_THEME}>
      <PageProviders address={address}>{page}</PageProviders>
    </ConfigProvider>,
  );
  return { user, ...view };
}
