/** Of this tab alone, and gone with the session. */
const KEY = 'surco.dev';

/** The section that this tab takes from the machine in front of it. */
export function chosenSection(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function chooseSection(name: string | null): void {
  if (name === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, name);
  location.reload();
}
