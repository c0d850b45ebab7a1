export { startTrialGuard, type TrialGuard } from './guard/watchTrials';
export { sectionRoutes } from './routes';
