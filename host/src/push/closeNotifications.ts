/** Closes the notifications that this browser shows, also those on a locked screen. */
export async function closeNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    for (const notification of (await registration?.getNotifications?.()) ?? []) notification.close();
  } catch {
    // A browser that forbids service workers shows none.
  }
}
