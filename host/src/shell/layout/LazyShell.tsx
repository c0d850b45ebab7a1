import type { RemoteMenuSection } from '@surco/shared/federation';
import { createRetryableLoad, useLazyState } from '@surco/shared/platform';
import { type ReactNode, useEffect } from 'react';
import { PublicLayout } from './PublicLayout';
import { PageSkeleton } from '../states/PageSkeleton';

export interface ShellProps {
  menu: readonly RemoteMenuSection[];
  title: string;
  /** Address of the help for the page. */
  help: string | undefined;
  children: ReactNode;
}

const shellCode = createRetryableLoad(() => import(/* webpackChunkName: "shell" */ './Shell'));

/**
 * The staff layout, whose code a farmer never loads. The page is rendered after the layout has arrived, so that it is
 * not rendered twice; if the layout does not arrive, the page is shown in the public layout.
 */
export function LazyShell(props: ShellProps): ReactNode {
  const state = useLazyState(shellCode);
  useEffect(() => void shellCode.load(), []);
  if (state.status === 'loaded') {
    const Shell = state.module.default;
    return <Shell {...props} />;
  }
  return (
    <PublicLayout title={props.title} help={props.help}>
      {state.status === 'failed' ? props.children : <PageSkeleton />}
    </PublicLayout>
  );
}
