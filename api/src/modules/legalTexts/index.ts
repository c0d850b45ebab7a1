export { listLegalAcceptances } from './lists';
export { readCurrentLegalText, readLegalTexts } from './repository';
export { legalTextRoutes } from './routes';
