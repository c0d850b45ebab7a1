export { broadcastChange } from './broadcastChange';
export { notificationRules } from './notificationRules';
export { notificationChannel, notify } from './notify';
export { notifyStockLevel } from './notifyStockLevel';
export { listNotifications } from './repository';
export { notificationRoutes } from './routes';
