export { broadcastChange } from './notify';
export { closeStreamsPendingSecondFactor } from './notify';
export { notificationRules } from './notificationRules';
export { listNotificationTypes } from './notificationRules';
export { notificationChannel, notify } from './notify';
export { notifyFailedMails } from './notifyFailedMails';
export { notifyStockLevels, type StockLevelChange } from './notifyStockLevels';
export { countUnread, listNotifications } from './repository';
export { notificationRoutes } from './routes';
