export { firstStepsRoutes } from './routes';
