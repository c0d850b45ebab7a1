import browserslist from 'browserslist';

function readSupportedBrowsers(): string[] {
  const queries = browserslist.loadConfig({ path: import.meta.dirname });
  if (!queries) throw new Error('No package.json above the build tools names the supported browsers.');
  return queries;
}

/** Queries of the supported browsers, e.g. `chrome >= 92`: `browserslist` of the checkout, or of the packed package. */
export const SUPPORTED_BROWSERS = readSupportedBrowsers();
