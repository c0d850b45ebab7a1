import { useCall, useSession } from '@surco/shared/platform';
import { Button } from 'antd';
import { listClosingTasks } from '../model/listClosingTasks';
import { closingTaskTexts as texts } from '../closingTaskTexts';
import { ClosingTasks } from './ClosingTasks';

interface Props {
  seasonId: string;
  /** Whether the season closes for sales, so that no DKbono can be converted. */
  closesSales: boolean;
}

/** What stays open in a season that is about to be closed, in the question before: with the lists of the documents. */
export function OpenDocuments({ seasonId, closesSales }: Props) {
  const { data, error, mutate } = useCall('GET /seasons/{id}/closing', { params: { id: seasonId } });
  const isAdmin = useSession(({ user }) => user?.role === 'Admin');
  if (!data)
    return error === undefined ? (
      <output>{texts.loading}</output>
    ) : (
      <p role="alert">
        {texts.failed}{' '}
        <Button type="link" size="small" onClick={() => void mutate()}>
          {texts.retry}
        </Button>
      </p>
    );
  const tasks = listClosingTasks(seasonId, data).filter(({ isDone }) => !isDone);
  if (tasks.length === 0) return <p>{isAdmin ? texts.nothingOpen : texts.nothingOpenInZones}</p>;
  const hasVouchers = tasks.some(({ isConvertible }) => isConvertible);
  return (
    <>
      <p>{isAdmin ? texts.staysOpen : texts.staysOpenInZones}</p>
      <ClosingTasks tasks={tasks} />
      {closesSales && hasVouchers && <p>{texts.notConvertible}</p>}
    </>
  );
}
