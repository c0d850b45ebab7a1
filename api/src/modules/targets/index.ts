export { targetRoutes } from './routes';
