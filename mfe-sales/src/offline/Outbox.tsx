import { type Entry, type EntryState, errorText, notifyError } from '@surco/shared/platform';
import { useConfirm } from '@surco/shared/ui/confirm';
import { useEntries } from '@surco/shared/ui/use-entries';
import { Button } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { OutboxEntry } from './OutboxEntry';
import { isOurs } from './place';
import { removal, texts } from './texts';
import './outbox.css';

/** What somebody has to do something about is not hidden behind what is done. */
const NEED: Readonly<Record<EntryState, number>> = { error: 0, pending: 1, draft: 2, sent: 3 };

const byNeed = (entries: readonly Entry[]): Entry[] => entries.toSorted((a, b) => NEED[a.state] - NEED[b.state]);

/** More than these are shown on request: the list below is what people come for. */
const SHOWN = 3;

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Drafts, what waits to be sent, and what became of it. */
export default function Outbox() {
  const here = useEntries();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  const [all, setAll] = useState(false);
  const { confirm, dialog } = useConfirm();
  const entries = byNeed(here?.entries.filter(isOurs) ?? []);
  if (!here || entries.length === 0) return dialog;

  const { engine } = here;
  const drop = async ({ id }: Entry): Promise<void> => engine.removeEntries(id);
  const remove = (entry: Entry): void => {
    if (entry.state === 'sent') void drop(entry).catch((error: unknown) => notifyError(errorText(error)));
    else void confirm(removal(entry, () => drop(entry)));
  };
  const hidden = entries.length - SHOWN;
  return (
    <section className="surco-outbox" aria-label={texts.title}>
      <h2 className="surco-outbox-title">{texts.title}</h2>
      <ul className="surco-outbox-list">
        {(all ? entries : entries.slice(0, SHOWN)).map((entry) => (
          <OutboxEntry
            key={entry.id}
            entry={entry}
            online={online}
            onSend={() => void engine.sendWaiting(true)}
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
