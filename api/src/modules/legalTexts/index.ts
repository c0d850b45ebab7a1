export { buildAcceptanceListSource, listLegalAcceptances } from './lists';
export { requireCurrentLegalTextVersion, readLegalTexts, readPrivacyNoticeReference } from './repository';
export { legalTextRoutes } from './routes';
