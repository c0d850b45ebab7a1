import { ApiError, errorText, notify, notifySuccess, useCachePatch } from '@surco/shared/platform';
import { type FormEvent, useState } from 'react';
import type { SimulatorInput } from '../../simulator';
import { saveSimulation } from '../api/saveSimulation';
import { texts } from '../texts';
import { CustomerField } from './CustomerField';
import { NameField } from './NameField';
import { Panel } from './Panel';

/** What became of it, and whom it is for. */
export interface Saved {
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
  /** Whether it may belong to a customer. */
  attachable: boolean;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

const waits = (): number =>
  notify({ severity: 'info', summary: texts.waiting, detail: texts.waitingDetail, life: 8000 });

/** Names the scenario, says whose it is, and keeps it: with the server, or on the device until there is a network. */
export function SavePanel({ input, proposedName, clientId: first, attachable, onSaved, onCancel }: Props) {
  const { refresh } = useCachePatch();
  const [name, setName] = useState(proposedName);
  const [clientId, setClientId] = useState(first);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const called = name.trim();
    if (!called) return setProblem(texts.nameMissing);
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await saveSimulation({ name: called, input, clientId });
      const id = answer.state === 'sent' ? answer.data.id : null;
      if (id) notifySuccess(texts.saved(called));
      else waits();
      void refresh('GET /simulations');
      onSaved({ name: called, input, clientId, id });
    } catch (error) {
      const [detail] = error instanceof ApiError ? error.details : [];
      setProblem(detail?.message ?? errorText(error));
      setBusy(false);
    }
    return undefined;
  };
  return (
    <Panel title={texts.saveTitle}>
      <form className="surco-scen-form" noValidate onSubmit={(event) => void save(event)}>
        <NameField name="scenario.name" value={name} error={problem} onChange={setName} />
        {attachable && (
          <CustomerField name="scenario.clientId" value={clientId} help={texts.customerHelp} onChange={setClientId} />
        )}
        <div className="surco-scen-actions">
          <button type="submit" className="surco-button surco-button-primary" disabled={busy}>
            {texts.save}
          </button>
          <button type="button" className="surco-button" onClick={onCancel}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </Panel>
  );
}
