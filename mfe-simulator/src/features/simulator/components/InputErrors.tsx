import { texts } from '../texts';
import { focusField } from './focusField';

const getHeading = (count: number): string =>
  count === 0 ? texts.cannotCalculate : count === 1 ? texts.fixOneField : texts.fixFields;

/** Lists what is missing or invalid, with links to the fields. */
export const InputErrors = ({ problems }: { problems: ReadonlyMap<string, string> }) => (
  <div className="surco-sim-missing" aria-live="polite">
    <p>{getHeading(problems.size)}</p>
    <ul>
      {[...problems].map(([path, message]) => (
        <li key={path}>
          <button type="button" onClick={() => focusField(path)}>
            {message}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
