import { Link } from '@surco/shared/platform';
import { RecordState } from '@surco/shared/ui/detail';
import { Icon } from '@surco/shared/ui/display';
import { RefreshFailed, usePanelCall } from '@surco/shared/ui/panel';
import { type ClosingTask, listClosingTasks } from '../model/listClosingTasks';
import { texts } from '../texts';
import './ClosingPanel.css';

const Task = ({ task: { count, label, to, balance } }: { task: ClosingTask }) => (
  <li className={count === 0 ? 'surco-closing-done' : undefined}>
    <Icon name={count === 0 ? 'check' : 'alert'} size={18} />
    {count === 0 ? label : <Link to={to}>{label}</Link>}
    {balance && count > 0 && <small>{texts.balance(balance)}</small>}
  </li>
);

/** What is left to do before a season is closed; each task leads to its documents. */
export function ClosingPanel({ seasonId }: { seasonId: string }) {
  const answer = usePanelCall('GET /seasons/{id}/closing', { params: { id: seasonId } });
  return (
    <section className="surco-detail-panel surco-closing">
      <h2>{texts.closing}</h2>
      <RefreshFailed answer={answer} />
      <RecordState answer={answer}>
        {(closing) => {
          const tasks = listClosingTasks(seasonId, closing);
          return (
            <>
              {tasks.every(({ count }) => count === 0) && <p>{texts.closed}</p>}
              <ul>
                {tasks.map((task) => (
                  <Task key={task.key} task={task} />
                ))}
              </ul>
            </>
          );
        }}
      </RecordState>
    </section>
  );
}
