export { buildLocalityListSource, buildZoneListSource, readStateOptions, readZoneOptions } from './repository';
export { locationRoutes } from './routes';
