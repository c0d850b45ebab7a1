import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { refusal } from '@surco/shared/federation/registry';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { PageSkeleton } from '../shell/PageSkeleton';
import { SectionFailed } from '../shell/SectionFailed';
import { SectionRefused } from '../shell/SectionRefused';
import type { RemoteStates } from './remoteState';

interface Props {
  remote: RegisteredRemote;
  /** Page key of the manifest. */
  page: string;
  states: RemoteStates;
}

/** One page of a remote; while it is away its own panel says so, and the rest of the product works on. */
export function RemotePage({ remote, page, states }: Props): ReactNode {
  const state = useSyncExternalStore(states.subscribe, () => states.get(remote.name));
  const load = (): void => states.load(remote);
  const refused = refusal(remote);
  const idle = state.status === 'idle' && !refused;
  useEffect(() => {
    if (idle) states.load(remote);
  }, [idle, remote, states]);

  if (refused) return <SectionRefused detail={`${remote.name} ${remote.version}: ${refused}`} />;
  if (state.status === 'failed') return <SectionFailed onRetry={load} detail={state.reason} />;
  if (state.status !== 'loaded') return <PageSkeleton />;
  const Page = state.module.pages[page];
  if (!Page) return <SectionFailed onRetry={load} detail={`${remote.name} ${remote.version}: ${page}`} />;
  return <Page skeleton={<PageSkeleton />} failed={(retry) => <SectionFailed onRetry={retry} />} />;
}
