/** The id of what the bell opens. */
export const PANEL = 'surco-bell-panel';

/** Closes the panel of the bell, from something in it. */
export const closePanel = (): void => document.getElementById(PANEL)?.hidePopover?.();
