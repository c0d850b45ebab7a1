export { startTrialGuard } from './guard/watchTrials';
export { sectionRoutes } from './routes';
