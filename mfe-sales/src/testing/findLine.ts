import { screen, within } from '@testing-library/react';

/** Finds a line of the sale or DKbono form by its product. */
export const findLine = (product = 'Maíz DKX-620') => screen.findByLabelText(product, { selector: 'li' });

export const findQuantityField = async (product?: string) => within(await findLine(product)).getByLabelText(/Bolsas/);
