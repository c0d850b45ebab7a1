import { RecordState } from '@surco/shared/ui/detail';
import { RefreshFailed, usePanelCall } from '@surco/shared/ui/panel';
import { ClosingTasks } from '../../../common/components/ClosingTasks';
import { listClosingTasks } from '../../../common/model/listClosingTasks';
import { texts } from '../texts';
import './ClosingPanel.css';

/** What is left to do before a season is closed; each task leads to its documents. */
export function ClosingPanel({ seasonId }: { seasonId: string }) {
  const response = usePanelCall('GET /seasons/{id}/closing', { params: { id: seasonId } });
  return (
    <section className="surco-detail-panel surco-closing">
      <h2>{texts.closing}</h2>
      <RefreshFailed response={response} />
      <RecordState response={response}>
        {(closing) => {
          const tasks = listClosingTasks(seasonId, closing);
          return (
            <>
              {tasks.every(({ isDone }) => isDone) && <p>{texts.closed}</p>}
              <ClosingTasks tasks={tasks} />
            </>
          );
        }}
      </RecordState>
    </section>
  );
}
