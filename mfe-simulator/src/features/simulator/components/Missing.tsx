import { texts } from '../texts';
import { leadTo } from './leadTo';

const heading = (count: number): string => (count === 0 ? texts.impossible : count === 1 ? texts.fix : texts.fixMany);

/** Why there are no figures yet, with a way to each field. */
export const Missing = ({ problems }: { problems: ReadonlyMap<string, string> }) => (
  <div className="surco-sim-missing" aria-live="polite">
    <p>{heading(problems.size)}</p>
    <ul>
      {[...problems].map(([path, sentence]) => (
        <li key={path}>
          <button type="button" onClick={() => leadTo(path)}>
            {sentence}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
