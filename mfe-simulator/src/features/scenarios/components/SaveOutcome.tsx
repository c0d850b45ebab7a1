import { useUnsentSimulations } from '../api/useSavedSimulations';
import { texts } from '../texts';
import type { SavedScenario } from './panels/SavePanel';

const serializeScenario = ({ name, input }: Pick<SavedScenario, 'name' | 'input'>): string =>
  JSON.stringify([name, input]);

/** Outcome of a scenario saved on this device: pending, rejected or sent. */
function DeviceOutcome({ saved }: { saved: SavedScenario }) {
  const unsent = useUnsentSimulations();
  const savedHere = unsent?.find((simulation) => serializeScenario(simulation) === serializeScenario(saved));
  if (unsent && !savedHere) return texts.savedAs(saved.name);
  return savedHere?.status === 'error' ? texts.refusedAs(saved.name) : texts.waitingAs(saved.name);
}

/** Current outcome of the last saved scenario. */
export const SaveOutcome = ({ saved }: { saved: SavedScenario }) =>
  saved.id ? texts.savedAs(saved.name) : <DeviceOutcome saved={saved} />;
