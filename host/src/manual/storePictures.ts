import { runWhenIdle } from '@surco/shared/platform';

/** Whether the person asked the browser to load little. */
const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** Requests every picture when the browser is idle: the service worker then has them for reading without a network. */
export function storePictures(pictures: readonly string[]): void {
  if (!navigator.serviceWorker?.controller || savesData()) return;
  runWhenIdle(() => {
    for (const picture of pictures) fetch(picture).catch(() => undefined);
  });
}
