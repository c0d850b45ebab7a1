import { Button, Input } from 'antd';
import { useState } from 'react';
import { limits } from '../../../domain/limits';
import { formatNumber } from '../../../domain/text/formats';
import { useConfirmDiscard } from '../../confirm/use-confirm-discard';
import { focusFirstControl } from '../../dialog/focus-first-control';
import { Modal } from '../../dialog/modal';
import { useRestoreFocus } from '../../dialog/use-restore-focus';
import { Field } from '../../fields/field';
import { ProgressBar } from '../../feedback/progress-bar';
import type { ListColumn } from '../../table/list-column';
import { BulkResults, type NamedRecord } from './bulk-results';
import { describeRow } from './describe-row';
import type { BulkInput, BulkRecordAction } from './selection-types';
import { useBulkRun } from './use-bulk-run';
import './bulk-dialog.css';

interface Props<T extends { id: string }> {
  action: BulkRecordAction<T>;
  /** The selected records. */
  rows: readonly T[];
  columns: readonly ListColumn<T>[];
  onDone: (rows: readonly T[]) => void;
  onClose: () => void;
}

/** The most records that the question names; of the others it gives the number. */
const MAX_NAMES = 5;

const NameList = ({ records }: { records: readonly NamedRecord[] }) => (
  <ul className="surco-bulk-names">
    {records.slice(0, MAX_NAMES).map(({ id, name }) => (
      <li key={id}>{name}</li>
    ))}
    {records.length > MAX_NAMES && <li>y {formatNumber(records.length - MAX_NAMES)} más</li>}
  </ul>
);

interface InputFieldProps {
  input: BulkInput;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const InputField = ({ input, value, error, onChange }: InputFieldProps) => (
  <Field name="bulkInput" label={input.label} required error={error}>
    {(control) =>
      input.renderControl?.({ ...control, value, onChange }) ?? (
        <Input.TextArea
          {...control}
          rows={3}
          maxLength={limits.reason.maxLength}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    }
  </Field>
);

/** Asks before an action on the selected records, then shows its progress and what became of each record. */
export function BulkDialog<T extends { id: string }>({ action, rows, columns, onDone, onClose }: Props<T>) {
  useRestoreFocus();
  const [input, setInput] = useState('');
  const [isInputMissing, setIsInputMissing] = useState(false);
  // The records of the run, also those that have left the selection because they are done.
  const [sent, setSent] = useState<readonly T[] | null>(null);
  const { results, isRunning, run, stop } = useBulkRun({ action, onDone, onAllDone: onClose });
  const discard = useConfirmDiscard(!sent && input !== '', onClose);
  const checked = rows.map((row) => ({ row, name: describeRow(columns, row), reason: action.check(row, input) }));
  const included = checked.filter(({ reason }) => reason === null);
  const excluded = checked.filter(({ reason }) => reason !== null);
  const excess = included.length - limits.selection.actionMax;
  const unsent = (sent ?? []).filter(({ id }) => results.get(id)?.status === 'unsent');
  const start = (): void => {
    if (action.input && !input.trim()) {
      setIsInputMissing(true);
      return;
    }
    const next = included.map(({ row }) => row);
    setSent(next);
    void run(next, input.trim());
  };
  const resultButtons = [
    isRunning ? (
      <Button key="stop" onClick={stop}>
        Detener
      </Button>
    ) : (
      <Button key="close" onClick={onClose}>
        Cerrar
      </Button>
    ),
    !isRunning && unsent.length > 0 && (
      <Button key="retry" type="primary" onClick={() => void run(unsent, input.trim())}>
        Reintentar
      </Button>
    ),
  ];
  return (
    <Modal
      open
      centered
      width={520}
      title={sent ? action.label : action.formatTitle(included.length)}
      footer={sent ? resultButtons : undefined}
      okText={action.label}
      okButtonProps={{ danger: action.danger, disabled: included.length === 0 || excess > 0 }}
      onOk={start}
      cancelText="Volver"
      cancelButtonProps={{ autoFocus: !action.input }}
      getContainer={document.body}
      closable={!isRunning}
      mask={{ closable: false }}
      keyboard={!isRunning}
      onCancel={discard.close}
    >
      {sent ? (
        <>
          {isRunning && (
            <ProgressBar
              label={`${formatNumber(results.size)} de ${formatNumber(sent.length)}`}
              progress={results.size / sent.length}
            />
          )}
          <BulkResults
            records={sent.map((row) => ({ id: row.id, name: describeRow(columns, row), result: results.get(row.id) }))}
          />
        </>
      ) : (
        <>
          <p>{action.text}</p>
          <NameList records={included.map(({ row, name }) => ({ id: row.id, name }))} />
          {action.input && (
            <div ref={focusFirstControl}>
              <InputField
                input={action.input}
                value={input}
                error={isInputMissing && !input.trim() ? action.input.missingText : undefined}
                onChange={setInput}
              />
            </div>
          )}
          {excess > 0 && (
            <p role="alert" className="surco-field-error">
              Se admiten {limits.selection.actionMax} registros a la vez como máximo. Quite {formatNumber(excess)} de la
              selección.
            </p>
          )}
          {excluded.length > 0 && (
            <section className="surco-bulk-excluded">
              <h3>{excluded.length === 1 ? 'Queda fuera 1' : `Quedan fuera ${formatNumber(excluded.length)}`}</h3>
              <ul>
                {excluded.map(({ row, name, reason }) => (
                  <li key={row.id}>
                    <strong>{name}</strong> {reason}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {discard.dialog}
    </Modal>
  );
}
