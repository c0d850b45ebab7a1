import { configure as configureTests, render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import { PageProviders } from './PageProviders';

/** A long time-out, so that tests pass on a busy machine. */
configureTests({ asyncUtilTimeout: 5000 });

/** As for users who prefer reduced motion: an animation would end at a time that no test knows. */
const NO_MOTION_THEME = { token: { motion: false } };

/** Renders a page at a path with an empty cache and without animations. @returns the view and a user-event user */
export function renderPage(page: ReactNode, address = '/'): RenderResult & { user: UserEvent } {
  const user = userEvent.setup();
  const view = render(
    <ConfigProvider theme={NO_MOTION_THEME}>
      <PageProviders address={address}>{page}</PageProviders>
    </ConfigProvider>,
  );
  return { user, ...view };
}
