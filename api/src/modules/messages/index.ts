export { buildMessageListSource } from './repository';
export { messageRoutes } from './routes';
