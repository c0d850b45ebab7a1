/** Parameter of the worker's address: the origin of the files of host and sections, where it is not the worker's own. */
export const ASSETS_PARAMETER = 'assets';
