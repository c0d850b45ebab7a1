/** In sessionStorage: only for this tab, and removed at sign-out. */
const KEY = 'surco.dev';

/** Name of the section that this tab loads from the developer's machine. */
export function readChosenSection(): string | null {
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
