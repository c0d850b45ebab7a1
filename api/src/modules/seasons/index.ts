export { lockSeason } from './lockSeason';
export { readSeasons } from './readSeasons';
export { seasonRoutes } from './routes';
