const refusedOrigins = new Set<string>();

document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
  // Instead of an address it may be a word such as `inline`.
  if (blockedURI.includes(':')) refusedOrigins.add(new URL(blockedURI).origin);
});

/** Whether the content security policy of the page has refused something from the server of an address. */
export async function isRefusedByPolicy(address: string): Promise<boolean> {
  // The browser reports a refused request in a task of its own, after the request has failed.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return refusedOrigins.has(new URL(address, location.href).origin);
}
