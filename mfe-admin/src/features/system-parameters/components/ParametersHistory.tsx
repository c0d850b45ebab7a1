import type { ParameterChange } from '@surco/shared/contract';
import { formatFullName, formatParameter, formatParameterNumber } from '@surco/shared/domain';
import { FailedState } from '@surco/shared/ui/feedback';
import { Timeline } from '@surco/shared/ui/detail';
import { useParametersHistory } from '../api/useParametersHistory';
import { texts } from '../texts';

const formatChange = ({ label, before, after, unit }: ParameterChange): string =>
  `${label}: ${before === null ? texts.initial : formatParameterNumber(before, unit)} → ${formatParameter(after, unit)}`;

/** The latest changes of parameters, newest first. */
export function ParametersHistory() {
  const { data, error, mutate } = useParametersHistory();
  return (
    <section className="surco-form-section" aria-label={texts.history}>
      <h2>{texts.history}</h2>
      {error !== undefined && <FailedState error={error} onRetry={() => void mutate()} />}
      {data?.data.length === 0 && <p className="surco-form-help">{texts.noHistory}</p>}
      <Timeline
        entries={(data?.data ?? []).map((change) => ({
          at: change.at,
          text: formatChange(change),
          who: change.by ? formatFullName(change.by) : undefined,
        }))}
      />
    </section>
  );
}
