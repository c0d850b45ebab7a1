const SECTION = '/dashboard/products';

/** */
export const LIST_PATH = `${SECTION}/list`;
/** */
export const NEW_PATH = `${SECTION}/form`;
/** */
export const productPath = (id: string): string => `${NEW_PATH}/${id}`;
/** */
export const editPath = (id: string): string => `${productPath(id)}/edit`;
