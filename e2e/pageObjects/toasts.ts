import type { Locator, Page } from '@playwright/test';

/** The region that contains the toasts on screen. */
export const getToasts = (page: Page): Locator => page.getByRole('region', { name: 'Avisos' });
