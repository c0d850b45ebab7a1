export { buildPartnerListSource, listActiveDistributors, readLetterhead } from './repository';
export { partnerRoutes } from './routes';
