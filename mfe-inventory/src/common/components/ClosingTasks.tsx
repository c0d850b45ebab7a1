import { Link } from '@surco/shared/platform';
import { Icon } from '@surco/shared/ui/display';
import type { ClosingTask } from '../model/listClosingTasks';
import { closingTaskTexts as texts } from '../closingTaskTexts';
import './ClosingTasks.css';

const Task = ({ task: { isDone, label, to, balance } }: { task: ClosingTask }) => (
  <li className={isDone ? 'surco-closing-done' : undefined}>
    <Icon name={isDone ? 'check' : 'alert'} size={18} />
    {isDone ? <span>{label}</span> : <Link to={to}>{label}</Link>}
    {balance && !isDone && <small>{texts.balance(balance)}</small>}
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
