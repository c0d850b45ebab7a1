/** In sessionStorage: only for this tab, and removed at sign-out. */
const STORAGE_KEY = 'surco.dev';

/** Name of the section that this tab loads from the developer's machine. */
export function readChosenSection(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

export function chooseSection(name: string | null): void {
  if (name === null) sessionStorage.removeItem(STORAGE_KEY);
  else sessionStorage.setItem(STORAGE_KEY, name);
  location.reload();
}
