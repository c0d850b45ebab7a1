export { listNotificationTypes, notificationRules } from './notificationRules';
export { broadcastChange, closeStreamsPendingSecondFactor, notificationChannel, notify } from './notify';
export { notifyFailedMails } from './notifyFailedMails';
export { notifyStockLevels, type StockLevelChange } from './notifyStockLevels';
export { countUnread, listNotifications } from './repository';
export { notificationRoutes } from './routes';
