import { hostPaths } from '@surco/shared/contract';
import { createRetryableLoad, useLazyState, useLocation, useNavigate, useSession } from '@surco/shared/platform';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { PageSkeleton } from '../shell/states/PageSkeleton';
import { SectionFailed } from '../shell/states/SectionFailed';
import { PAGE_PARAM } from './getHelpAddress';
import { loadManual } from './loadManual';
import './manual.css';
import { ManualContents } from './ManualContents';
import type { ManualContent } from './manualTypes';
import { storePictures } from './storePictures';

/** The anchor that the address asks for: its hash, or the part for a page. */
function findAnchor({ anchors }: ManualContent, { hash, search }: { hash: string; search: string }): string | null {
  if (hash) return decodeURIComponent(hash.slice(1));
  return anchors[new URLSearchParams(search).get(PAGE_PARAM) ?? ''] ?? null;
}

function Manual({ content }: { content: ManualContent }): ReactNode {
  const location = useLocation();
  const navigate = useNavigate();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const anchor = findAnchor(content, location);
    const heading = anchor && text.current?.querySelector<HTMLElement>(`[id="${CSS.escape(anchor)}"]`);
    if (!heading) return;
    heading.scrollIntoView();
    heading.focus({ preventScroll: true });
  }, [content, location]);
  useEffect(() => storePictures(content.pictures), [content]);
  const followAnchor = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const hash = link?.getAttribute('href');
    if (!hash?.startsWith('#') || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(hostPaths.manual + hash);
  };
  return (
    <div className="surco-manual" onClickCapture={followAnchor}>
      <ManualContents content={content} />
      {/* oxlint-disable-next-line react/no-danger -- HTML that the build has made of our own chapters */}
      <div ref={text} className="surco-manual-text" dangerouslySetInnerHTML={{ __html: content.html }} />
    </div>
  );
}

const loads = {
  staff: createRetryableLoad(() => loadManual('Admin')),
  farmer: createRetryableLoad(() => loadManual('Farmer')),
};

/** The user manual of the role on one page, with its contents, so that the browser's search finds everything. */
export default function ManualPage(): ReactNode {
  const isFarmer = useSession(({ user }) => user?.role === 'Farmer');
  const load = isFarmer ? loads.farmer : loads.staff;
  const state = useLazyState(load);
  useEffect(() => void load.load(), [load]);
  if (state.status === 'loaded') return <Manual content={state.module} />;
  return state.status === 'failed' ? <SectionFailed onRetry={() => void load.retry()} /> : <PageSkeleton />;
}
