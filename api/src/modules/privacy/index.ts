export { buildPrivacyRequestListSource } from './privacyRequests';
export { privacyRoutes } from './routes';
