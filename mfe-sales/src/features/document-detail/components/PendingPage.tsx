import { createRetryableLoad, useLazyState } from '@surco/shared/platform';
import { RecordSkeleton } from '@surco/shared/ui/detail';
import { FailedState } from '@surco/shared/ui/feedback';
import { type ComponentProps, useEffect } from 'react';
import type { PendingDocumentPage } from './PendingDocumentPage';

const pendingDocument = createRetryableLoad(
  () => import(/* webpackChunkName: "pending-document" */ './PendingDocumentPage'),
);

/** the page of what is not sent yet; its code is loaded when there is such an address. */
export function PendingPage(props: ComponentProps<typeof PendingDocumentPage>) {
  const code = useLazyState(pendingDocument);
  useEffect(() => void pendingDocument.load(), []);
  if (code.status === 'loaded') return <code.module.PendingDocumentPage {...props} />;
  return code.status === 'failed' ? (
    <FailedState error={code.error} onRetry={() => void pendingDocument.retry()} />
  ) : (
    <RecordSkeleton />
  );
}
