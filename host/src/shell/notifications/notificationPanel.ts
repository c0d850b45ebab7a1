/** Element id of the panel that the bell opens. */
export const PANEL_ID = 'surco-bell-panel';

/** Closes the panel of the bell. */
export const closePanel = (): void => document.getElementById(PANEL_ID)?.hidePopover?.();
