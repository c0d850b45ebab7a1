export { localityImport } from './import/localityImport';
export { type FoundLocality, type LocalityFinder, type LocalityNames, readLocalityFinder } from './localityFinder';
export { buildLocalityListSource, buildZoneListSource, readStateOptions, readZoneOptions } from './repository';
export { locationRoutes } from './routes';
