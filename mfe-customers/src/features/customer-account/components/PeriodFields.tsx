import { getToday, useCall, useOptimisticValue } from '@surco/shared/platform';
import { ChoiceField, toOption } from '@surco/shared/ui/fields';
import { DateField } from '@surco/shared/ui/inputs';
import { ALL_TIME, type AccountPeriod, DATES } from '../hooks/useAccountPeriod';
import { texts } from '../texts';

const SEASONS = { query: { page: 1, size: 'all', sort: '-startDate' } } as const;

/** Chooses the part of the account that is shown. */
export function PeriodFields({ period }: { period: AccountPeriod }) {
  const { data: seasons } = useCall('GET /seasons', SEASONS);
  const [choice, choose] = useOptimisticValue(period.choice, period.choose);
  return (
    <div className="surco-account-period">
      <ChoiceField
        name="period"
        label={texts.period}
        value={choice}
        onChange={choose}
        options={[
          { value: ALL_TIME, label: texts.allTime },
          ...(seasons?.data ?? []).map(toOption),
          { value: DATES, label: texts.dates },
        ]}
      />
      {period.choice === DATES && (
        <>
          <DateField
            name="from"
            label={texts.from}
            value={period.from}
            max={getToday()}
            onChange={(date) => period.setDate('from', date)}
          />
          <DateField
            name="to"
            label={texts.to}
            value={period.to}
            error={period.isReversed ? texts.reversed : undefined}
            onChange={(date) => period.setDate('to', date)}
          />
        </>
      )}
    </div>
  );
}
