import { fieldId } from '@surco/shared/ui/form-errors';
import { texts } from '../texts';

const heading = (count: number): string => (count === 0 ? texts.impossible : count === 1 ? texts.fix : texts.fixMany);

/** Why there are no figures yet, with a way to each field. */
export function Missing({ problems }: { problems: ReadonlyMap<string, string> }) {
  const lead = (path: string) => (): void => {
    const field = document.getElementById(fieldId(path));
    const folded = field?.closest('details');
    if (folded) folded.open = true;
    field?.focus();
  };
  return (
    <div className="surco-sim-missing" aria-live="polite">
      <p>{heading(problems.size)}</p>
      <ul>
        {[...problems].map(([path, sentence]) => (
          <li key={path}>
            <button type="button" onClick={lead(path)}>
              {sentence}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
