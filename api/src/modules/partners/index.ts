export { buildPartnerListSource, listActiveDistributors } from './repository';
export { partnerRoutes } from './routes';
export { partnerImport } from './import';
