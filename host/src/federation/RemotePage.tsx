import type { RegisteredRemote } from '@surco/shared/federation/manifest';
import { refusal } from '@surco/shared/federation/registry';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { SectionFailed } from '../shell/SectionFailed';
import { SectionRefused } from '../shell/SectionRefused';
import type { RemoteStates } from './remoteState';
import { Waiting } from './Waiting';

interface Props {
  remote: RegisteredRemote;
  /** Page key of the manifest. */
  page: string;
  states: RemoteStates;
}

const LATE = 'No respondió a tiempo.';

/** One page of a remote; while it is away its own panel says so, and the rest of the product works on. */
export function RemotePage({ remote, page, states }: Props): ReactNode {
  const state = useSyncExternalStore(states.subscribe, () => states.get(remote.name));
  const [since, setSince] = useState(() => performance.now());
  const refused = refusal(remote);
  const idle = state.status === 'idle' && !refused;
  useEffect(() => {
    if (idle) states.load(remote);
  }, [idle, remote, states]);

  const anew = (retry: () => void) => (): void => {
    setSince(performance.now());
    retry();
  };
  const failed = (retry: () => void, detail?: string): ReactNode => (
    <SectionFailed onRetry={anew(retry)} detail={detail} />
  );
  const waiting = (retry: () => void): ReactNode => <Waiting key={since} since={since} late={failed(retry, LATE)} />;
  const load = (): void => states.load(remote);

  if (refused) return <SectionRefused detail={`${remote.name} ${remote.version}: ${refused}`} />;
  if (state.status === 'failed') return failed(load, state.reason);
  if (state.status !== 'loaded') return waiting(load);
  const Page = state.module.pages[page];
  if (!Page) return failed(load, `${remote.name} ${remote.version}: ${page}`);
  return <Page skeleton={waiting(Page.retry)} failed={failed} />;
}
