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

/** Loads a section of the developer's machine in this tab and opens it. @param path one of its pages */
export function chooseSection(name: string, path: string): void {
  sessionStorage.setItem(STORAGE_KEY, name);
  location.assign(path);
}

/** Loads the published sections again. */
export function leaveChosenSection(): void {
  sessionStorage.removeItem(STORAGE_KEY);
  location.reload();
}
