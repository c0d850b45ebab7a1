/** Background colour of the page by scheme; index.html and the app manifest name it for the browser's bar, too. */
export const PAGE_COLORS = { light: '#faf8f6', dark: '#171514' } as const;

/** Class with antd's css variables; also set on the root element, for plain css. */
export const CSS_SCOPE = 'surco';
