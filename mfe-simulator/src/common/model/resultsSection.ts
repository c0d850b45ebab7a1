/** Id of the section with the results. */
export const RESULTS_ID = 'surco-sim-results';

/** Scrolls to the results, which are below the inputs on a narrow screen. */
export const scrollToResults = (): void => document.getElementById(RESULTS_ID)?.scrollIntoView({ block: 'start' });
