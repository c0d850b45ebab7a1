export { lockSeason } from './lockSeason';
export { buildSeasonListSource, readSeasons } from './repository';
export { seasonRoutes } from './routes';
