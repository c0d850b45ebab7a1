/** Chromium for the smoke load of a section and for the tests and measurements of this repository. */
export * from './chromiumFlags';
export * from './findInstalledChromium';
export * from './findOnPath';
