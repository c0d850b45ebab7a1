import { useWaitingSimulations } from '../api/useSavedSimulations';
import { texts } from '../texts';
import type { Saved } from './SavePanel';

const asks = ({ name, input }: Pick<Saved, 'name' | 'input'>): string => JSON.stringify([name, input]);

/** What became of a scenario that was saved on this device: it waits, was refused, or has gone by now. */
function OnDevice({ saved }: { saved: Saved }) {
  const waiting = useWaitingSimulations();
  const own = waiting?.find((one) => asks(one) === asks(saved));
  if (waiting && !own) return texts.savedAs(saved.name);
  return own?.state === 'error' ? texts.refusedAs(saved.name) : texts.waitingAs(saved.name);
}

/** What became of the scenario that was saved last, as it stands now. */
export const Outcome = ({ saved }: { saved: Saved }) =>
  saved.id ? texts.savedAs(saved.name) : <OnDevice saved={saved} />;
