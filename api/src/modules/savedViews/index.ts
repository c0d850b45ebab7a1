export { listSavedViews } from './repository';
export { savedViewRoutes } from './routes';
