import { findContractMismatch, isBuiltForEarlierContract, type RegisteredRemote } from '@surco/shared/federation';
import { LoadTimeoutError, useLazyState } from '@surco/shared/platform';
import { type ReactNode, useEffect, useState } from 'react';
import { SectionFailed } from '../shell/states/SectionFailed';
import { SectionIncompatible } from '../shell/states/SectionIncompatible';
import { endPreloads } from './endPreloads';
import { getFailureReason, isDownloadFailure, LOAD_TIMEOUT_MS, type GetSection } from './retryableSections';
import { SectionLoading } from './SectionLoading';

interface Props {
  remote: RegisteredRemote;
  /** Page key of the manifest. */
  page: string;
  getSection: GetSection;
}

/**
 * One page of a section. If its code does not arrive, a panel with the button for the retry of a failed section is shown
 * in its place; the other sections work.
 */
export function FederatedPage({ remote, page, getSection }: Props): ReactNode {
  const code = getSection(remote);
  const state = useLazyState(code);
  const [startedAt, setStartedAt] = useState(() => performance.now());
  const mismatch = findContractMismatch(remote);
  const isIdle = state.status === 'idle' && !mismatch;
  useEffect(() => {
    if (isIdle) void code.load();
  }, [isIdle, code]);
  // At the time-out, at a retry, and when the page is left.
  useEffect(() => {
    const end = (): void => endPreloads(remote);
    const timer = setTimeout(end, startedAt + LOAD_TIMEOUT_MS - performance.now());
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [remote, startedAt]);

  const withTimerRestart = (retry: () => void) => (): void => {
    setStartedAt(performance.now());
    retry();
  };
  const renderFailed = (retry: () => void, error: unknown = new LoadTimeoutError()): ReactNode => (
    <SectionFailed
      onRetry={withTimerRestart(retry)}
      isFault={!isDownloadFailure(error)}
      detail={getFailureReason(error)}
    />
  );
  const renderLoading = (retry: () => void): ReactNode => (
    <SectionLoading key={startedAt} startedAt={startedAt} timeoutFallback={renderFailed(retry)} />
  );

  if (mismatch) {
    const detail = `${remote.name} ${remote.version}: ${mismatch}.`;
    return <SectionIncompatible detail={detail} isOutdated={isBuiltForEarlierContract(remote)} />;
  }
  if (state.status === 'failed') return renderFailed(() => void code.retry(), state.error);
  if (state.status !== 'loaded') return renderLoading(() => void code.load());
  const Page = state.module.pages[page];
  if (!Page) {
    const missing = new Error(`${remote.name} ${remote.version}: ${page}`);
    // The loaded code stays loaded; only a reload can bring another version.
    return renderFailed(() => window.location.reload(), missing);
  }
  return <Page skeleton={renderLoading(Page.retry)} failed={renderFailed} />;
}
