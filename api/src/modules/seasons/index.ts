export { lockSeason } from './lockSeason';
export { readSeasons } from './repository';
export { seasonRoutes } from './routes';
