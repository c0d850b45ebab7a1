import { useOutbox } from '@surco/shared/ui/outbox';
import { texts } from '../texts';
import type { SavedSimulation } from './panels/SavePanel';

/** Outcome of a simulation saved on this device: pending, rejected or sent; none once the user has discarded it. */
function DeviceOutcome({ saved: { name, outboxId } }: { saved: SavedSimulation }) {
  const items = useOutbox()?.items;
  if (!items) return texts.waitingAs(name);
  switch (items.find(({ id }) => id === outboxId)?.state) {
    case 'sent':
      return texts.savedAs(name);
    case 'pending':
      return texts.waitingAs(name);
    case 'error':
      return texts.refusedAs(name);
    default:
      return null;
  }
}

/** Current outcome of the last saved simulation. */
export const SaveOutcome = ({ saved }: { saved: SavedSimulation }) =>
  saved.id ? texts.savedAs(saved.name) : <DeviceOutcome saved={saved} />;
