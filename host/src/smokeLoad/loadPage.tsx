import type { LazyPage } from '@surco/shared/platform';
import { isValidElement, useEffect } from 'react';
import { createRoot } from 'react-dom/client';

interface FailureProps {
  error: unknown;
  onFailed: (error: unknown) => void;
}

function Failure({ error, onFailed }: FailureProps) {
  useEffect(() => onFailed(error), [error, onFailed]);
  return null;
}

interface PageLoaderProps extends Pick<FailureProps, 'onFailed'> {
  page: LazyPage;
  onLoaded: () => void;
}

/** Loads the code of a page as its first rendering does. Never renders the page itself, which needs a session. */
function PageLoader({ page: getElement, onLoaded, onFailed }: PageLoaderProps) {
  const element = getElement({
    skeleton: null,
    failed: (_retry, error) => <Failure error={error} onFailed={onFailed} />,
  });
  const isFailed = isValidElement(element) && element.type === Failure;
  const isLoaded = element !== null && !isFailed;
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded, onLoaded]);
  return isFailed ? element : null;
}

/** Loads the code of a page. @throws the reason why it cannot be loaded */
export const loadPage = (page: LazyPage): Promise<void> =>
  new Promise((resolve, reject) => {
    createRoot(document.createElement('div')).render(<PageLoader page={page} onLoaded={resolve} onFailed={reject} />);
  });
