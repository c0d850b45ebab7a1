/** The parts of the import page that are shown once a file has been read. */
export { ImportColumnChoices } from './import-columns';
export { ImportHistory } from './import-history';
export { ImportResult } from './import-result';
export { ImportReview } from './import-review';
