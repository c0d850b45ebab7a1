export { broadcastChange } from './broadcastChange';
export { closeStreamsPendingSecondFactor } from './closeStreamsPendingSecondFactor';
export { notificationRules } from './notificationRules';
export { listNotificationTypes } from './listNotificationTypes';
export { notificationChannel, notify, prepareNotifications } from './notify';
export { notifyFailedMails } from './notifyFailedMails';
export { notifyStockLevel } from './notifyStockLevel';
export { listNotifications } from './repository';
export { notificationRoutes } from './routes';
