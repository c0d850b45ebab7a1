export { listLegalAcceptances } from './lists';
export { readAcceptedVersion, readLegalTexts } from './repository';
export { legalTextRoutes } from './routes';
