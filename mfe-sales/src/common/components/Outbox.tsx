import {
  getErrorMessage,
  type OutboxItem,
  type OutboxState,
  showErrorToast,
  useIsOnline,
} from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { useOutbox } from '@surco/shared/ui/outbox';
import { Button } from 'antd';
import { useState } from 'react';
import { OutboxItemRow } from './OutboxItemRow';
import { isSectionForm } from '../model/formKeys';
import { createRemoveItemQuestion, texts } from '../model/outboxTexts';
import './outbox.css';

/** Items that need attention come first. */
const STATE_PRIORITY: Readonly<Record<OutboxState, number>> = { error: 0, pending: 1, draft: 2, sent: 3 };

const sortByPriority = (items: readonly OutboxItem[]): OutboxItem[] =>
  [...items].sort((a, b) => STATE_PRIORITY[a.state] - STATE_PRIORITY[b.state]);

/** Further items are shown on request, so that the list below stays in view. */
const SHOWN_WHEN_COLLAPSED = 3;

/** Drafts, pending items and their outcome. */
export default function Outbox() {
  const outbox = useOutbox();
  const isOnline = useIsOnline();
  const [isExpanded, setIsExpanded] = useState(false);
  const { confirm, dialog } = useConfirm();
  const items = sortByPriority(outbox?.items.filter(isSectionForm) ?? []);
  if (!outbox || items.length === 0) return dialog;

  const { engine } = outbox;
  const removeItem = async ({ id }: OutboxItem): Promise<void> => engine.removeOutboxItems(id);
  const confirmRemoval = (item: OutboxItem): void => {
    if (item.state === 'sent') void removeItem(item).catch((error: unknown) => showErrorToast(getErrorMessage(error)));
    else void confirm(createRemoveItemQuestion(item, () => removeItem(item)));
  };
  const hiddenCount = items.length - SHOWN_WHEN_COLLAPSED;
  return (
    <section className="surco-outbox" aria-label={texts.title}>
      <h2 className="surco-outbox-title">{texts.title}</h2>
      <ul className="surco-outbox-list">
        {(isExpanded ? items : items.slice(0, SHOWN_WHEN_COLLAPSED)).map((item) => (
          <OutboxItemRow
            key={item.id}
            item={item}
            isOnline={isOnline}
            onSend={() => void engine.sendPending(true)}
            onRemove={confirmRemoval}
          />
        ))}
      </ul>
      {hiddenCount > 0 && (
        <Button type="link" size="small" onClick={() => setIsExpanded(!isExpanded)}>
          {isExpanded ? texts.less : texts.more(hiddenCount)}
        </Button>
      )}
      {dialog}
    </section>
  );
}
