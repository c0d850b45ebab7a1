import { Button } from 'antd';
import type { ImportDecision, ImportDuplicate } from '../../contract';
import { formatCount, noValue } from '../../domain/text/formats';
import { RadioField } from '../fields/radio-field';
import { ListPagination } from '../list/list-pagination';
import { createDecisions, getDecision } from './import-state';
import type { ImportDecisions } from './import-types';
import { useRowPages } from './use-row-pages';

const decisionLabels: Readonly<Record<ImportDecision, string>> = {
  SKIP: 'Omitir la fila',
  MERGE: 'Completar el que existe',
  CREATE: 'Registrar otro',
};

const isDecision = (value: string): value is ImportDecision => value in decisionLabels;

const toOptions = (decisions: readonly ImportDecision[]) =>
  decisions.map((value) => ({ value, label: decisionLabels[value] }));

interface ComparedValue {
  label: string;
  incoming: string;
  existing: string;
}

/** The values of row and record side by side, in the order of the row. */
function compareValues({ incoming, existing }: ImportDuplicate): readonly ComparedValue[] {
  const labels = [...new Set([...incoming, ...existing.fields].map(({ label }) => label))];
  const find = (values: ImportDuplicate['incoming'], wanted: string): string =>
    values.find(({ label }) => label === wanted)?.value ?? '';
  return labels.map((label) => ({ label, incoming: find(incoming, label), existing: find(existing.fields, label) }));
}

interface CardProps {
  duplicate: ImportDuplicate;
  decision: ImportDecision | null;
  onDecide: (decision: ImportDecision) => void;
}

function DuplicateCard({ duplicate, decision, onDecide }: CardProps) {
  const { row, reason, existing, choices } = duplicate;
  return (
    <section className="surco-import-duplicate" aria-label={`Fila ${row}`}>
      <p>
        <b>{`Fila ${row}.`}</b> <span>{reason}</span>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Dato</th>
            <th scope="col">En el archivo</th>
            <th scope="col">{existing.row === null ? `En Surco: ${existing.label}` : `En la fila ${existing.row}`}</th>
          </tr>
        </thead>
        <tbody>
          {compareValues(duplicate).map((values) => (
            <tr key={values.label} className={values.incoming === values.existing ? undefined : 'surco-import-differs'}>
              <th scope="row">{values.label}</th>
              <td>{values.incoming || noValue}</td>
              <td>{values.existing || noValue}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <RadioField
        label={`Qué hacer con la fila ${row}`}
        value={decision ?? ''}
        options={toOptions(choices)}
        onChange={(value) => isDecision(value) && onDecide(value)}
      />
    </section>
  );
}

interface Props {
  duplicates: readonly ImportDuplicate[];
  decisions: ImportDecisions;
  onDecide: (decisions: ImportDecisions) => void;
}

/** The rows that are like a record, side by side with it, and what to do with each: first those the server left open. */
export function ImportDuplicates({ duplicates, decisions, onDecide }: Props) {
  const isOpen = ({ decision }: ImportDuplicate): boolean => decision === null;
  const { data, page, setPage } = useRowPages([
    ...duplicates.filter(isOpen),
    ...duplicates.filter((duplicate) => !isOpen(duplicate)),
  ]);
  const allowing = (decision: ImportDecision) => duplicates.filter(({ choices }) => choices.includes(decision));
  return (
    <div className="surco-import-report">
      <b>{formatCount(duplicates.length, 'fila parecida a un registro', 'filas parecidas a registros')}</b>
      <p className="surco-import-samples">
        Completar llena solo lo que le falta al registro que existe; no cambia lo que ya tiene.
      </p>
      {duplicates.length > 1 && (
        <fieldset className="surco-list-actions surco-import-all">
          <legend>Para todas</legend>
          {toOptions(['SKIP', 'MERGE', 'CREATE'])
            .filter(({ value }) => allowing(value).length > 0)
            .map(({ value, label }) => (
              <Button
                key={value}
                onClick={() => onDecide({ ...decisions, ...createDecisions(allowing(value), value) })}
              >
                {label}
              </Button>
            ))}
        </fieldset>
      )}
      {data.map((duplicate) => (
        <DuplicateCard
          key={duplicate.row}
          duplicate={duplicate}
          decision={getDecision(duplicate, decisions)}
          onDecide={(decision) => onDecide({ ...decisions, [duplicate.row]: decision })}
        />
      ))}
      <ListPagination page={page} setPage={setPage} />
    </div>
  );
}
