import { texts } from '../texts';
import { focusField } from './focusField';

const getHeading = (count: number): string =>
  count === 0 ? texts.impossible : count === 1 ? texts.fix : texts.fixMany;

/** Lists what is missing or invalid, with links to the fields. */
export const InputErrors = ({ problems }: { problems: ReadonlyMap<string, string> }) => (
  <div className="surco-sim-missing" aria-live="polite">
    <p>{getHeading(problems.size)}</p>
    <ul>
      {[...problems].map(([path, sentence]) => (
        <li key={path}>
          <button type="button" onClick={() => focusField(path)}>
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
