import { type MouseEvent, type Ref } from 'react';
import { type FieldProblem, fieldId } from './form-errors';
import { Icon } from './icon';

interface Props {
  ref: Ref<HTMLDivElement>;
  /** The server's sentence about the whole. */
  general: string | null;
  problems: readonly FieldProblem[];
}

const counted = (count: number): string => (count === 1 ? 'Falta corregir un dato:' : `Falta corregir ${count} datos:`);

/** The server may say of the whole what it says of the one field: it is read once. */
const heading = (general: string | null, problems: readonly FieldProblem[]): string =>
  general === null || problems.some(({ message }) => message === general) ? counted(problems.length) : general;

const focusField =
  (path: string) =>
  (event: MouseEvent): void => {
    event.preventDefault();
    const field = document.getElementById(fieldId(path));
    field?.scrollIntoView?.({ block: 'center' });
    field?.focus();
  };

/** What is wrong, in one place: each line leads to its field. */
export function FormSummary({ ref, general, problems }: Props) {
  if (!general && problems.length === 0) return null;
  return (
    <div className="surco-form-summary" role="alert" tabIndex={-1} ref={ref}>
      <Icon name="alert" />
      <div>
        <p>{heading(general, problems)}</p>
        {problems.length > 0 && (
          <ul>
            {problems.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <a href={`#${fieldId(path)}`} onClick={focusField(path)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
