import { isRecord } from '@surco/shared/platform';
import { whileAwake } from './awake';
import { follow } from './follow';
import { gather } from './gather';
import { lead } from './lead';
import { isNews, isNotice, leaveOtherTabs, type News, type Notice, otherTabs, sharedName, tellTabs } from '../news';
import { readStream } from './readStream';
import type { ServerEvent } from './serverEvents';
import { toastNotices } from './toastNotices';

interface Live {
  userId: string;
  /** Something may have changed: what is shown is to be asked for again. */
  onNews: (fresh: readonly Notice[]) => void;
  /** Something that is the same for everybody is otherwise now. */
  onChanged: (what: string) => void;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const changed = (what: string): News => ({ kind: 'changed', what });

/** Null for an event that is not ours to understand. */
export function newsOf({ event, id, data }: ServerEvent): News | null {
  if (event === 'ready') return { kind: 'ready', lastId: id };
  const said = parsed(data);
  if (event === 'changed') return isRecord(said) && typeof said.what === 'string' ? changed(said.what) : null;
  const notice = event === 'notification' ? said : undefined;
  if (!isNotice(notice)) return null;
  const { id: noticeId, title, type, link } = notice;
  return { kind: 'notice', lastId: id, notice: { id: noticeId, title, ...(type && { type }), ...(link && { link }) } };
}

/**
 * The person's notices as they happen: one connection for all tabs of the browser, whichever of them holds it tells the
 * others. It goes on where the last one ended, so that nothing is missed and nothing told twice.
 * @returns what ends it
 */
export function startLive({ userId, onNews, onChanged }: Live): () => void {
  const channel = otherTabs(userId);
  const told = gather((fresh) => {
    toastNotices(fresh);
    onNews(fresh);
  });
  let lastId: string | undefined;

  const hear = (news: News): void => {
    if (news.kind === 'changed') return onChanged(news.what);
    if (news.kind !== 'read') lastId = news.lastId || lastId;
    told.add(news.kind === 'notice' ? news.notice : null);
  };
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (isNews(data)) hear(data);
  };
  const readOne = (signal: AbortSignal, heard: () => void): Promise<void> =>
    readStream(lastId, signal, (event) => {
      heard();
      const news = newsOf(event);
      if (!news) return;
      hear(news);
      tellTabs(userId, news);
    });

  channel?.addEventListener('message', onMessage);
  const end = whileAwake((signal) => {
    lead(sharedName(userId), signal, () => follow(readOne, signal)).catch((error: unknown) => console.warn(error));
  });
  return () => {
    end();
    told.stop();
    channel?.removeEventListener('message', onMessage);
    leaveOtherTabs();
  };
}
