import type { ImportColumn, ImportColumns } from '../../contract';
import { Field } from '../fields/field';
import { SelectInput } from '../fields/select-input';
import { findMissingColumns, findUnusedHeadings } from './import-state';
import type { ImportMatches } from './import-types';
import '../form/form-page.css';

const MAX_SAMPLES = 3;

const listNames = (names: readonly string[]): string => names.map((name) => `«${name}»`).join(', ');

interface ChoiceProps {
  column: ImportColumn;
  file: ImportColumns;
  heading: string;
  /** Nobody has said that this heading is the column. */
  isGuessed: boolean;
  disabled: boolean;
  onChoose: (heading: string) => void;
}

/** One column of the records: which heading of the file has it, and what stands below that heading. */
function ColumnChoice({ column, file, heading, isGuessed, disabled, onChoose }: ChoiceProps) {
  const { name, label, required, help } = column;
  const index = file.headings.indexOf(heading);
  const samples = file.samples.flatMap((cells) => cells[index] || []).slice(0, MAX_SAMPLES);
  return (
    <div>
      <Field
        name={`columns.${name}`}
        label={label}
        help={help}
        required={required}
        error={required && heading === '' ? 'Elija la columna del archivo que tiene este dato.' : ''}
      >
        {(control, invalid) => (
          <SelectInput
            {...control}
            value={heading}
            onChange={onChoose}
            options={file.headings.map((value) => ({ value, label: value }))}
            placeholder="No está en el archivo"
            invalid={invalid}
            disabled={disabled}
            loadsOnUse
          />
        )}
      </Field>
      {isGuessed && <p className="surco-import-samples surco-import-guess">Se supuso por el nombre: revíselo.</p>}
      {samples.length > 0 && <p className="surco-import-samples">{samples.join(' · ')}</p>}
    </div>
  );
}

interface Props {
  file: ImportColumns;
  matches: ImportMatches;
  disabled: boolean;
  onChange: (matches: ImportMatches) => void;
}

/** Which column of the file has each datum; opens by itself when the server is not certain. */
export function ImportColumnChoices({ file, matches, disabled, onChange }: Props) {
  const missing = findMissingColumns(file, matches);
  const unused = findUnusedHeadings(file, matches);
  const isGuessed = ({ name }: ImportColumn): boolean =>
    (file.guessed?.includes(name) ?? false) && matches[name] === file.matches[name];
  const guessed = file.columns.filter(isGuessed);
  const matchedCount = file.columns.filter(({ name }) => matches[name]).length;
  const choose = (name: string, heading: string): void => {
    const { [name]: _, ...others } = matches;
    onChange(heading === '' ? others : { ...others, [name]: heading });
  };
  return (
    <details className="surco-form-section surco-form-folded" open={!file.isCertain}>
      <summary>{`2. Columnas: ${matchedCount} de ${file.columns.length} están en el archivo`}</summary>
      <div>
        <p className="surco-form-help">
          Diga qué columna de su archivo tiene cada dato. Surco lo recuerda para la próxima vez.
        </p>
        {missing.length > 0 && (
          <p className="surco-import-note surco-import-bad" role="alert">
            {`Falta elegir de dónde se lee: ${listNames(missing.map(({ label }) => label))}.`}
          </p>
        )}
        {guessed.length + unused.length > 0 && (
          <ul className="surco-import-effect">
            {guessed.length > 0 && (
              <li>{`Se supuso por el nombre de la columna, compare con los ejemplos: ${listNames(guessed.map(({ label }) => label))}.`}</li>
            )}
            {unused.length > 0 && (
              <li>{`De su archivo no se lee ${listNames(unused)}: si es uno de estos datos, elija su columna.`}</li>
            )}
          </ul>
        )}
        <div className="surco-import-columns">
          {file.columns.map((column) => (
            <ColumnChoice
              key={column.name}
              column={column}
              file={file}
              heading={matches[column.name] ?? ''}
              isGuessed={isGuessed(column)}
              disabled={disabled}
              onChoose={(heading) => choose(column.name, heading)}
            />
          ))}
        </div>
      </div>
    </details>
  );
}
