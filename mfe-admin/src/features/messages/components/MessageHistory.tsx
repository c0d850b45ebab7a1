import { FailedState } from '@surco/shared/ui/feedback';
import { Timeline } from '@surco/shared/ui/detail';
import { useMessageHistory } from '../api/useMessageHistory';
import { toTimelineEntry } from '../model/toTimelineEntry';
import { texts } from '../texts';

/** The history of a message: who changed which text and when. */
export function MessageHistory({ id }: { id: string }) {
  const { data, error, mutate } = useMessageHistory(id);
  return (
    <section className="surco-form-section surco-message-history" aria-label={texts.history}>
      <h2>{texts.history}</h2>
      {error !== undefined && <FailedState error={error} onRetry={() => void mutate()} />}
      {data?.data.length === 0 && <p className="surco-message-hint">{texts.noHistory}</p>}
      <Timeline entries={(data?.data ?? []).map(toTimelineEntry)} />
    </section>
  );
}
