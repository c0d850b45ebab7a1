import type { Simulation } from '@surco/shared/contract';
import { ApiError, getErrorMessage, showSuccessToast, useCachePatch } from '@surco/shared/platform';
import { useState } from 'react';
import type { SimulatorInput } from '../../../../common';
import { notifyPending, saveSimulation } from '../../api/saveSimulation';
import { texts } from '../../texts';
import { CustomerField } from '../CustomerField';
import { NameField } from '../NameField';
import { SaveCancelForm } from '../SaveCancelForm';
import { ActionPanel } from './ActionPanel';

/** The simulation as it was saved last, on the server or on this device. */
export interface SavedSimulation {
  readonly name: string;
  readonly input: SimulatorInput;
  readonly clientId: string | null;
  /** Null without a customer, and when it was queued on this device. */
  readonly clientName: string | null;
  /** What only its paper says; unknown when it was queued on this device. */
  readonly paper?: Simulation['paper'];
  /** Null when it was queued on this device, also after the outbox has sent it. */
  readonly id: string | null;
  /** Id of its item in the outbox of this device. */
  readonly outboxId: string;
}

interface Props {
  input: SimulatorInput;
  proposedName: string;
  clientId: string | null;
  /** Whether the user may assign it to a customer. */
  canAttach: boolean;
  onSaved: (saved: SavedSimulation) => void;
  onClose: () => void;
}

/** Form to name, assign and save the simulation, on the server or on the device while offline. */
export function SavePanel({ input, proposedName, clientId: initialClientId, canAttach, onSaved, onClose }: Props) {
  const { refresh } = useCachePatch();
  const [name, setName] = useState(proposedName);
  const [clientId, setClientId] = useState(initialClientId);
  const [error, setError] = useState<string>();
  const trySave = async (trimmedName: string): Promise<boolean> => {
    try {
      const response = await saveSimulation({ name: trimmedName, input, clientId });
      const stored = response.state === 'sent' ? response.data : null;
      const id = stored?.id ?? null;
      if (id) showSuccessToast(texts.saved(trimmedName));
      else notifyPending();
      void refresh('GET /simulations');
      const clientName = stored?.client?.name ?? null;
      onSaved({
        name: trimmedName,
        input,
        clientId,
        clientName,
        paper: stored?.paper,
        id,
        outboxId: response.outboxId,
      });
      return true;
    } catch (failure) {
      const [detail] = failure instanceof ApiError ? failure.details : [];
      setError(detail?.message ?? getErrorMessage(failure));
      return false;
    }
  };
  const save = async (): Promise<boolean> => {
    const trimmedName = name.trim();
    setError(trimmedName ? undefined : texts.nameMissing);
    return trimmedName !== '' && trySave(trimmedName);
  };
  return (
    <ActionPanel title={texts.saveTitle}>
      <SaveCancelForm onSave={save} onClose={onClose}>
        {/* A refusal of the server is shown here as well: the name is the only value that is typed in this form. */}
        <NameField name="simulation.name" value={name} error={error} onChange={setName} />
        {canAttach && (
          <CustomerField name="simulation.clientId" value={clientId} help={texts.customerHelp} onChange={setClientId} />
        )}
      </SaveCancelForm>
    </ActionPanel>
  );
}
