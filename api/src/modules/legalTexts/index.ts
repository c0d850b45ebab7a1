export { buildAcceptanceListSource, listLegalAcceptances } from './lists';
export { requireCurrentLegalTextVersion, readLegalTexts } from './repository';
export { legalTextRoutes } from './routes';
