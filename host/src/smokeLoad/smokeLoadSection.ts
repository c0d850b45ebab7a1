import type { RegisteredRemote, RemoteModule } from '@surco/shared/federation';
import type { SmokeLoadStep } from '@surco/shared/federation/runtime';
import type { LazyPage } from '@surco/shared/platform';
import type { LoadSection } from '../federation/retryableSections';
import { loadPage } from './loadPage';
import { collectThrownErrors } from './collectThrownErrors';

/** Time-out in ms of each step: twice that of the product, so that a busy machine refuses no working build. */
export const STEP_TIMEOUT_MS = 10_000;

class StepTimeoutError extends Error {}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new StepTimeoutError()), STEP_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

type DescribeFailure = (error: unknown) => Pick<SmokeLoadStep, 'outcome' | 'error' | 'timeoutMs'>;

const listPageKeys = ({ routes }: RegisteredRemote): string[] => [
  ...new Set(routes.flatMap(({ page, pageFor = {} }) => [page, ...Object.values(pageFor)])),
];

/** Whether `lazyPage` made the page. Sections built with other tools export components, which `./routes` contains. */
const isLazyPage = (page: unknown): page is LazyPage =>
  typeof page === 'function' && 'preload' in page && 'retry' in page;

async function loadPageStep(key: string, page: unknown, describeFailure: DescribeFailure): Promise<SmokeLoadStep> {
  const step = { part: 'page', page: key } as const;
  if (!page) return { ...step, outcome: 'missing' };
  try {
    if (isLazyPage(page)) await withTimeout(loadPage(page));
    return { ...step, outcome: 'loaded' };
  } catch (error) {
    return { ...step, ...describeFailure(error) };
  }
}

/** Whether the failure of `./routes` is one of the entry: its script is still loading, or the error names it. */
function isEntryFailure({ entry }: RegisteredRemote, error: unknown): boolean {
  if (error instanceof StepTimeoutError) return [...document.scripts].some(({ src }) => src.includes(entry));
  return error instanceof Error && error.message.includes(entry);
}

/**
 * Loads a section as the product does: its entry, `./routes` and the code of each page that its routes name. Renders
 * nothing, and makes no call.
 */
export async function smokeLoadSection(remote: RegisteredRemote, loadRemote: LoadSection): Promise<SmokeLoadStep[]> {
  const describeError = collectThrownErrors();
  const describeFailure: DescribeFailure = (error) =>
    error instanceof StepTimeoutError
      ? { outcome: 'timed out', timeoutMs: STEP_TIMEOUT_MS }
      : { outcome: 'threw', error: describeError(error) };
  let module: RemoteModule;
  try {
    module = await withTimeout(loadRemote(remote));
  } catch (error) {
    return [{ part: isEntryFailure(remote, error) ? 'entry' : 'routes', ...describeFailure(error) }];
  }
  const loadPages = listPageKeys(remote).map((key) => loadPageStep(key, module.pages[key], describeFailure));
  return [
    { part: 'entry', outcome: 'loaded' },
    { part: 'routes', outcome: 'loaded' },
    ...(await Promise.all(loadPages)),
  ];
}
