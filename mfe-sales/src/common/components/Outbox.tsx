import { getErrorMessage, type OutboxItem, type OutboxState, showErrorToast } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { useOutbox } from '@surco/shared/ui/outbox';
import { Button } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { OutboxItemRow } from './OutboxItemRow';
import { isSectionForm } from '../model/formKeys';
import { removeItemConfirmation, texts } from '../model/outboxTexts';
import './outbox.css';

/** Items that need attention come first. */
const STATE_PRIORITY: Readonly<Record<OutboxState, number>> = { error: 0, pending: 1, draft: 2, sent: 3 };

const sortByPriority = (entries: readonly OutboxItem[]): OutboxItem[] =>
  entries.toSorted((a, b) => STATE_PRIORITY[a.state] - STATE_PRIORITY[b.state]);

/** Further items are shown on request, so that the list below stays in view. */
const COLLAPSED_COUNT = 3;

const subscribeToConnectivity = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Drafts, pending items and their outcome. */
export default function Outbox() {
  const here = useOutbox();
  const online = useSyncExternalStore(subscribeToConnectivity, () => navigator.onLine);
  const [all, setAll] = useState(false);
  const { confirm, dialog } = useConfirm();
  const entries = sortByPriority(here?.items.filter(isSectionForm) ?? []);
  if (!here || entries.length === 0) return dialog;

  const { engine } = here;
  const drop = async ({ id }: OutboxItem): Promise<void> => engine.removeOutboxItems(id);
  const remove = (entry: OutboxItem): void => {
    if (entry.state === 'sent') void drop(entry).catch((error: unknown) => showErrorToast(getErrorMessage(error)));
    else void confirm(removeItemConfirmation(entry, () => drop(entry)));
  };
  const hidden = entries.length - COLLAPSED_COUNT;
  return (
    <section className="surco-outbox" aria-label={texts.title}>
      <h2 className="surco-outbox-title">{texts.title}</h2>
      <ul className="surco-outbox-list">
        {(all ? entries : entries.slice(0, COLLAPSED_COUNT)).map((entry) => (
          <OutboxItemRow
            key={entry.id}
            item={entry}
            online={online}
            onSend={() => void engine.sendPending(true)}
            onRemove={remove}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <Button type="link" size="small" onClick={() => setAll(!all)}>
          {all ? texts.less : texts.more(hidden)}
        </Button>
      )}
      {dialog}
    </section>
  );
}
