import { useCall } from '@surco/shared/platform';
import { FailedState } from '@surco/shared/ui/failed-state';
import { Timeline } from '@surco/shared/ui/timeline';
import { entryOf } from '../model/history';
import { texts } from '../texts';

/** Who changed its words and when, with the words before and after. */
export function MessageHistory({ id }: { id: string }) {
  const { data, error, mutate } = useCall('GET /audit', {
    query: { entity: 'message', entityId: id, page: 1, size: 20, sort: '-at' },
  });
  return (
    <section className="surco-form-section surco-message-history" aria-label={texts.history}>
      <h2>{texts.history}</h2>
      {error !== undefined && <FailedState error={error} onRetry={() => void mutate()} />}
      {data?.data.length === 0 && <p className="surco-message-hint">{texts.noHistory}</p>}
      <Timeline entries={(data?.data ?? []).map(entryOf)} />
    </section>
  );
}
