import { Link } from '@surco/shared/platform';
import { Icon } from '@surco/shared/ui/display';
import type { ClosingTask } from '../model/listClosingTasks';
import { closingTaskTexts as texts } from '../closingTaskTexts';
import './ClosingTasks.css';

const Task = ({ task: { count, label, to, balance } }: { task: ClosingTask }) => (
  <li className={count === 0 ? 'surco-closing-done' : undefined}>
    <Icon name={count === 0 ? 'check' : 'alert'} size={18} />
    {count === 0 ? <span>{label}</span> : <Link to={to}>{label}</Link>}
    {balance && count > 0 && <small>{texts.balance(balance)}</small>}
  </li>
);

/** What is left to do before a season is closed; each task leads to its documents. */
export const ClosingTasks = ({ tasks }: { tasks: readonly ClosingTask[] }) => (
  <ul className="surco-closing-tasks">
    {tasks.map((task) => (
      <Task key={task.key} task={task} />
    ))}
  </ul>
);
