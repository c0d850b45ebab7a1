import { ApiError, getErrorMessage, showToast, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import { type FormEvent, useState } from 'react';
import type { SimulatorInput } from '../../../../common';
import { saveSimulation } from '../../api/saveSimulation';
import { texts } from '../../texts';
import { CustomerField } from '../CustomerField';
import { NameField } from '../NameField';
import { ActionPanel } from './ActionPanel';

/** Outcome of saving, and the customer. */
export interface SavedScenario {
  readonly name: string;
  readonly input: SimulatorInput;
  readonly clientId: string | null;
  /** Null while it waits to be sent. */
  readonly id: string | null;
}

interface Props {
  input: SimulatorInput;
  proposedName: string;
  clientId: string | null;
  /** Whether it may be assigned to a customer. */
  canAttach: boolean;
  onSaved: (saved: SavedScenario) => void;
  onCancel: () => void;
}

const notifyPending = (): number =>
  showToast({ severity: 'info', summary: texts.waiting, detail: texts.waitingDetail, durationMs: 8000 });

/** Form to name, assign and save the scenario, on the server or on the device while offline. */
export function SavePanel({ input, proposedName, clientId: initialClientId, canAttach, onSaved, onCancel }: Props) {
  const { refresh } = useCachePatch();
  const [name, setName] = useState(proposedName);
  const [clientId, setClientId] = useState(initialClientId);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const trimmedName = name.trim();
    if (!trimmedName) return setProblem(texts.nameMissing);
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await saveSimulation({ name: trimmedName, input, clientId });
      const id = answer.state === 'sent' ? answer.data.id : null;
      if (id) showSuccessToast(texts.saved(trimmedName));
      else notifyPending();
      void refresh('GET /simulations');
      onSaved({ name: trimmedName, input, clientId, id });
    } catch (error) {
      const [detail] = error instanceof ApiError ? error.details : [];
      setProblem(detail?.message ?? getErrorMessage(error));
      setBusy(false);
    }
    return undefined;
  };
  return (
    <ActionPanel title={texts.saveTitle}>
      <form className="surco-scenario-form" noValidate onSubmit={(event) => void save(event)}>
        <NameField name="scenario.name" value={name} error={problem} onChange={setName} />
        {canAttach && (
          <CustomerField name="scenario.clientId" value={clientId} help={texts.customerHelp} onChange={setClientId} />
        )}
        <div className="surco-scenario-actions">
          <button type="submit" className="surco-button surco-button-primary" disabled={busy}>
            {texts.save}
          </button>
          <button type="button" className="surco-button" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </ActionPanel>
  );
}
