import { Button } from 'antd';
import { useState } from 'react';
import {
  getErrorMessage,
  type OutboxItem,
  type OutboxState,
  showErrorToast,
  showToast,
  useIsOnline,
  useNavigate,
} from '../../platform';
import { useConfirm } from '../confirm';
import { isListedForm } from './form-paths';
import { OutboxItemRow } from './outbox-item-row';
import { createRemoveItemQuestion, texts } from './outbox-texts';
import { useOutbox } from './use-outbox';
import './outbox.css';

/** Items that need attention come first. */
const STATE_PRIORITY: Readonly<Record<OutboxState, number>> = { error: 0, pending: 1, draft: 2, sent: 3 };

const sortByPriority = (items: readonly OutboxItem[]): OutboxItem[] =>
  [...items].sort((a, b) => STATE_PRIORITY[a.state] - STATE_PRIORITY[b.state]);

/** Further items are shown on request, so that the list below stays in view. */
const SHOWN_WHEN_COLLAPSED = 3;

export interface OutboxListProps {
  /** Shows only what belongs to this DKbono or sale: its item, if it is not sent yet, and what its forms left to send. */
  recordId?: string;
}

/** Drafts, pending items and their outcome. */
export function OutboxList({ recordId }: OutboxListProps) {
  const outbox = useOutbox();
  const isOnline = useIsOnline();
  const [isExpanded, setIsExpanded] = useState(false);
  const { confirm, dialog } = useConfirm();
  const navigate = useNavigate();
  const isShown = (item: OutboxItem): boolean =>
    recordId === undefined
      ? isListedForm(item)
      : item.id === recordId || (item.state !== 'sent' && item.formKey.endsWith(`:${recordId}`));
  const items = sortByPriority(outbox?.items.filter(isShown) ?? []);
  if (!outbox || items.length === 0) return dialog;

  const { engine } = outbox;
  const findAwaited = (item: OutboxItem) => engine.findAwaitedItem(item, outbox.items);
  const showError = (error: unknown): void => void showErrorToast(getErrorMessage(error));
  const confirmRemoval = (item: OutboxItem): void => {
    const remove = () => engine.removeWithDependents(item.id);
    if (item.state === 'sent') void remove().catch(showError);
    else void confirm(createRemoveItemQuestion(item, engine.listDependents(item.id, outbox.items), remove));
  };
  const edit = async (item: OutboxItem, formPath: string): Promise<void> => {
    if (await engine.withdrawOutboxItem(item.id)) await navigate(formPath);
    else showToast({ severity: 'info', summary: texts.beingSent });
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
            awaited={findAwaited(item)}
            isOnline={isOnline}
            onSend={() => void engine.sendPending(true)}
            onEdit={(formPath) => void edit(item, formPath).catch(showError)}
            onRemove={() => confirmRemoval(item)}
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
