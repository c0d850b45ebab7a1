import type { ParameterChange } from '@surco/shared/contract';
import { fullName } from '@surco/shared/domain/names';
import { parameterFigure, parameterText } from '@surco/shared/domain/parameters';
import { useCall } from '@surco/shared/platform';
import { FailedState } from '@surco/shared/ui/failed-state';
import { Timeline } from '@surco/shared/ui/timeline';
import { texts } from '../texts';

const LATEST = { page: 1, size: 20, sort: '-at' } as const;

const sentence = ({ label, before, after, unit }: ParameterChange): string =>
  `${label}: ${before === null ? texts.initial : parameterFigure(before, unit)} → ${parameterText(after, unit)}`;

/** Who changed what, the latest first. */
export function ParamsHistory() {
  const { data, error, mutate } = useCall('GET /simulator-params/history', { query: LATEST });
  return (
    <section className="surco-form-section" aria-label={texts.history}>
      <h2>{texts.history}</h2>
      {error !== undefined && <FailedState error={error} onRetry={() => void mutate()} />}
      {data?.data.length === 0 && <p className="surco-form-help">{texts.noHistory}</p>}
      <Timeline
        entries={(data?.data ?? []).map((change) => ({
          at: change.at,
          text: sentence(change),
          who: change.by ? fullName(change.by) : undefined,
        }))}
      />
    </section>
  );
}
