export { broadcastChange } from './broadcastChange';
export { closeStreamsPendingSecondFactor } from './closeStreamsPendingSecondFactor';
export { notificationRules } from './notificationRules';
export { listNotificationTypes } from './listNotificationTypes';
export { notificationChannel, notify } from './notify';
export { notifyFailedMails } from './notifyFailedMails';
export { notifyStockLevels, type StockLevelChange } from './notifyStockLevels';
export { countUnread, listNotifications } from './repository';
export { notificationRoutes } from './routes';
